import { join } from 'node:path'
import { DeskScreen } from '../pages/desk-screen.ts'
import { startDeskServer } from '../support/desk-server.ts'
import { expect, test } from '../support/server-test.ts'
import { mountSmallDisk } from './small-disk.ts'

const diskBytes = 6 * 1024 * 1024

/** The desk must say within this time that an act is not saved. It first repeats the act for eight seconds. */
const refusedWithinMs = 15_000

test('if the disk is full, the desk can still be read and says that an act is not saved', async ({
  page,
}) => {
  const disk = await mountSmallDisk(diskBytes)
  if ('why' in disk) return test.skip(true, disk.why)
  const server = await startDeskServer({ DATA_DIR: join(disk.path, 'data') })
  const desk = new DeskScreen(page, server)
  try {
    await desk.enter('Front desk')
    await desk.book()
    // The server notes the use of a device if the last noted use is old. So from now on each page tries to write.
    server.inStore('update desk_device set last_used_at = 0')
    await disk.fill()

    await page.goto(`${server.deskUrl}/print?date=${server.tomorrow()}`)
    await expect(page.getByText('Asha Verma')).toBeVisible()
    await page.goto(`${server.deskUrl}/find?q=9876`)
    await expect(desk.name).toHaveText('Asha Verma')
    await page.goto(server.deskUrl)
    await expect(desk.name).toHaveText('Asha Verma')
    await expect(page.getByText('Front desk, connected')).toBeVisible()
    await desk.press('s')
    await expect(page.getByText('Perhaps not saved: Noticed, Asha Verma.')).toBeVisible({
      timeout: refusedWithinMs,
    })
    await disk.free()
    await page.getByRole('button', { name: 'Try again, Asha Verma' }).click()
    await expect(desk.status).toHaveText('Saved: Noticed, Asha Verma')
  } finally {
    await server.close()
    await disk.unmount()
  }
})
