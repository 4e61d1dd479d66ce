/** The folder with the code of plug-ins, one folder each, beside `definitions`. The console's page knows it, too. */
export const pluginCodeFolder = 'plugins';
