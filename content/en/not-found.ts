export const notFound = {
  code: '404',
  title: 'Oops! Page not found',
  text: 'The page you asked for is not here. It may have moved, or the address may be mistyped.',
  home: 'Return to Home',
}
