// The screens, networks and people that the page is made for; each is a part of a scenario's options.

export const desk = { viewport: { width: 1440, height: 900 } };
export const tablet = { viewport: { width: 1024, height: 768 }, hasTouch: true };
export const standing = { viewport: { width: 820, height: 1180 }, hasTouch: true };
export const phone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};

export const german = { locale: "de-DE" };
export const french = { locale: "fr-FR" };

export const night = { colorScheme: "dark" };
export const paper = { colorScheme: "light" };
export const calm = { reducedMotion: "reduce" };

// A weak phone on a weak network: 1.6 Mbit/s, 150 ms, a quarter of the speed.
export async function slowDown(page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1000 * 1000) / 8,
    uploadThroughput: (750 * 1000) / 8,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  return session;
}
