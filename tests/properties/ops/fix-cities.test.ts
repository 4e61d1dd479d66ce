import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { run } from '../../ops/cli/run-main.ts';
import { root } from '../../runtime/real-config.ts';
import { assertAsyncProperty, shareOfRun } from '../harness/property.ts';

const names = ['hosts.json', 'channels.json', 'brands.json', 'definitions', 'public'];
const file = 'definitions/cities.json';
const listed = Object.keys(JSON.parse(readFileSync(join(root, file), 'utf8')).cities);

/** Cities and prefectures of China; whatever the config lists is left out. */
const cities = (
  '南京 东京 天津 武汉 西安 苏州 福州 贵州 广元 广安 惠州 杭锦 台州 泰州 青州 青岛 青海 深泽 深州 上饶 上虞 海口 海南 海北 ' +
  '成安 成县 承德 崇左 重阳 常德 常州 长春 长沙 长治 郑州 兰州 徐州 扬州 湖州 嘉兴 绍兴 金华 衢州 舟山 丽水 温州 宁波 合肥 ' +
  '芜湖 蚌埠 淮南 淮北 马鞍山 铜陵 安庆 黄山 黄石 黄冈 滁州 阜阳 宿州 六安 亳州 池州 宣城 厦门 莆田 三明 泉州 漳州 南平 龙岩 ' +
  '宁德 南昌 景德镇 萍乡 九江 新余 鹰潭 赣州 吉安 宜春 抚州 济南 淄博 枣庄 东营 烟台 潍坊 济宁 泰安 威海 日照 临沂 德州 聊城 ' +
  '滨州 菏泽 开封 洛阳 平顶山 安阳 鹤壁 新乡 焦作 濮阳 许昌 漯河 三门峡 南阳 商丘 信阳 周口 驻马店 十堰 宜昌 襄阳 鄂州 荆门 ' +
  '孝感 荆州 咸宁 随州 恩施 株洲 湘潭 衡阳 邵阳 岳阳 张家界 益阳 郴州 永州 怀化 娄底 湘西 韶关 珠海 汕头 佛山 江门 湛江 茂名 ' +
  '肇庆 梅州 汕尾 河源 阳江 清远 东莞 中山 潮州 揭阳 云浮 南宁 柳州 桂林 梧州 北海 防城港 钦州 贵港 玉林 百色 贺州 河池 来宾 ' +
  '吉林 四平 辽源 通化 白山 松原 白城 延边 哈尔滨 沈阳 大连 鞍山 乌鲁木齐 克拉玛依 阿勒泰 喀什 和田 拉萨 日喀则 昆明 大理'
)
  .split(' ')
  .filter((city) => !listed.includes(city));
const suffixes = ['', '市', '地区', '州', '省'];

it('a city that the config does not list is never written as another one: --fix changes no byte', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'funnel-fix-cities-'));
  for (const name of names) cpSync(join(root, name), join(dir, name), { recursive: true });
  const sound = readFileSync(join(dir, file), 'utf8');
  const anyCity = fc.tuple(fc.constantFrom(...cities), fc.constantFrom(...suffixes)).map((of) => of.join(''));
  try {
    await assertAsyncProperty(shareOfRun(80), [anyCity, fc.constantFrom(...listed)], async (city, place) => {
      const edited = sound.replace(new RegExp(`(?<="cities": \\[[^\\]]*)"${place}"`), `"${city}"`);
      writeFileSync(join(dir, file), edited);
      const { code, stderr } = await run(['check', '--config', dir, '--fix']);
      expect({ code, stderr }).toEqual({ code: edited === sound ? 0 : 1, stderr: '已修正 0 处\n' });
      expect(readFileSync(join(dir, file), 'utf8')).toBe(edited);
    });
  } finally {
    rmSync(dir, { recursive: true });
  }
});
