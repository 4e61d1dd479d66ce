import type { Words } from '../words.ts';

export const fieldWords = {
  takeAway: { zh: '去掉 {name}', en: 'Take away {name}' },
  typeToAdd: { zh: '输入后选择', en: 'Type to choose' },
  newCity: { zh: '新增城市“{name}”', en: 'Add the city “{name}”' },
  moreFit: {
    zh: '显示前 {shown} 个，共 {count} 个：显示更多',
    en: 'First {shown} of {count}: show more',
  },
  none: { zh: '（无）', en: '(none)' },
  fillForm: { zh: '填表', en: 'fill in the form' },
  skipForm: { zh: '跳过表单', en: 'skip the form' },
  inherited: { zh: '未设置', en: 'not set' },
  yes: { zh: '是', en: 'Yes' },
  no: { zh: '否', en: 'No' },
  required: { zh: '必填', en: 'required' },
  choosePicture: { zh: '选择图片', en: 'Choose a picture' },
  noPicture: { zh: '没有图片', en: 'No picture' },
  filterPictures: { zh: '筛选图片', en: 'Filter pictures' },
  close: { zh: '关闭', en: 'Close' },
  colorOf: { zh: '{name}，取色', en: '{name}, pick a colour' },
  contrast: { zh: '与“{other}”的对比度 {ratio}:1', en: 'Contrast with “{other}” {ratio}:1' },
  contrastLow: { zh: '，低于 4.5:1，看不清', en: ', below 4.5:1, hard to read' },
} as const satisfies Words;
