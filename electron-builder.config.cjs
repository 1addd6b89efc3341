// What users install. `npm run pack` makes the unpacked Linux application from it (scripts/pack.mjs); installers are
// made with `npx electron-builder --config electron-builder.config.cjs` (`--linux`, `--win`, `--mac`) on a machine that reaches the official downloads.

/** @type {import('electron-builder').Configuration} */
module.exports = {
  appId: 'co.expediente.app',
  productName: 'Expediente',
  copyright: 'MIT licence',
  directories: { output: 'dist', buildResources: 'build' },
  files: [
    'out/**',
    'package.json',
    '!**/*.map',
    '!out/.sources',
    // Of better-sqlite3 only its code and the addon for the platform at hand are needed at run time.
    '!node_modules/better-sqlite3/{deps,src,binding.gyp}',
    '!node_modules/better-sqlite3/prebuilds/!(${platform}-${arch}.node)',
    '!node_modules/node-addon-api',
  ],
  // The typefaces and the viewer of the API page are bundled; their licences go with them.
  extraFiles: [
    { from: 'LICENSE', to: 'LICENSE.Expediente.txt' },
    { from: 'node_modules/@fontsource/ibm-plex-sans/LICENSE', to: 'LICENSE.IBM-Plex.txt' },
    { from: 'node_modules/swagger-ui-dist/LICENSE', to: 'LICENSE.Swagger-UI.txt' },
    { from: 'node_modules/swagger-ui-dist/NOTICE', to: 'NOTICE.Swagger-UI.txt' },
  ],
  asar: true,
  asarUnpack: ['**/*.node'],
  // The bundles are plain JavaScript and the addon is prebuilt: nothing is compiled while packing.
  npmRebuild: false,
  nodeGypRebuild: false,
  electronLanguages: ['es', 'es-419', 'en-US'],
  electronFuses: {
    runAsNode: false,
    enableNodeOptionsEnvironmentVariable: false,
    enableNodeCliInspectArguments: false,
    enableCookieEncryption: true,
    enableEmbeddedAsarIntegrityValidation: true,
    onlyLoadAppFromAsar: true,
    grantFileProtocolExtraPrivileges: false,
    resetAdHocDarwinSignature: true,
  },
  linux: {
    target: ['AppImage', 'deb'],
    executableName: 'expediente',
    category: 'Office',
    maintainer: 'Expediente',
    icon: 'build/icon.png',
  },
  win: { target: ['nsis'] },
  nsis: { oneClick: false, perMachine: false, allowToChangeInstallationDirectory: true },
  mac: { target: ['dmg'], category: 'public.app-category.business', hardenedRuntime: true },
  publish: null,
};
