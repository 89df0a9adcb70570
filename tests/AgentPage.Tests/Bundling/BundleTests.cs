namespace SpanPack.AgentPage.Tests.Bundling;

public class BundleTests
{
    [Fact]
    public void Modules_ComeAfterThoseTheyImport_EachOnce()
    {
        string bundle = Combine(
            ("app.js", "import './views/list.js';\nimport { h } from './dom/build.js';\nh();"),
            ("views/list.js", "import {\n  h,\n  show,\n} from '../dom/build.js';\nexport class List {}\nexport const EMPTY = h(show);"),
            ("dom/build.js", "const own = 1;\nexport function h() {}\nexport async function show(text) {}"),
            ("other.js", "never();"));

        Assert.Equal("""
            // dom/build.js
            const module0 = (() => {

            const own = 1;
            function h() {}
            async function show(text) {}
            return { h, show };
            })();
            // views/list.js
            const module1 = (() => {
            const {  h,  show,} = module0;




            class List {}
            const EMPTY = h(show);
            return { List, EMPTY };
            })();
            // app.js
            const module2 = (() => {
            const { h } = module0;


            h();
            return {  };
            })();

            """, bundle);
    }

    [Theory]
    [InlineData("import a from './a.js';")]
    [InlineData("import * as a from './a.js';")]
    [InlineData("import { a as b } from './a.js';")]
    [InlineData("import { a } from 'a';")]
    [InlineData("import 'a';")]
    [InlineData("import { a } from './a.js'; // a remark")]
    [InlineData("export default class {}")]
    [InlineData("export let a = 1;")]
    [InlineData("export const { a } = b;")]
    [InlineData("export { a };")]
    [InlineData("export * from './a.js';")]
    public void AnotherForm_IsRefused(string statement)
    {
        InvalidDataException problem =
            Assert.Throws<InvalidDataException>(() => Combine(("app.js", "import './b.js';"), ("b.js", statement), ("a.js", "")));
        Assert.Equal($"b.js: the page's modules have no '{statement}'", problem.Message);
    }

    [Theory]
    [InlineData("import './c.js';", "c.js: there is no such module")]
    [InlineData("import './b.js';", "b.js: the module imports itself")]
    [InlineData("import './app.js';", "app.js: the module imports itself")]
    public void WhatCannotBeOrdered_IsRefused(string statement, string message)
        => Assert.Equal(message,
            Assert.Throws<InvalidDataException>(() => Combine(("app.js", "import './b.js';"), ("b.js", statement))).Message);

    [Fact]
    public async Task EveryModuleOfThePage_ThatHasMoreThanTypes_IsInItsBundle()
    {
        IEnumerable<string> expected = Files("*.js").Where(static file => file != "theme.js" && !HasTypesOnly(file));
        string bundle = await ReadAsync("bundle.js");
        string[] combined = [.. bundle.Split('\n').Where(static line => line.StartsWith("// ", StringComparison.Ordinal)
            && line.EndsWith(".js", StringComparison.Ordinal)).Select(static line => line[3..])];
        Assert.True(combined.Length > 100);
        Assert.Equal(expected.Order(StringComparer.Ordinal), combined.Order(StringComparer.Ordinal));
    }

    [Fact]
    public async Task EveryStyleSheetOfThePage_IsInItsBundle_Once()
    {
        string bundle = await ReadAsync("bundle.css");
        string[] sheets = [.. Files("*.css").Where(static file => file != "styles.css")];
        Assert.True(sheets.Length > 10);
        Assert.All(sheets, sheet => Assert.Equal(2, bundle.Split(File.ReadAllText(Path.Combine(Places.Page, sheet))).Length));
        Assert.DoesNotContain("@import", bundle, StringComparison.Ordinal);
    }

    private static async Task<string> ReadAsync(string file)
    {
        await using RunningPage page = await RunningPage.StartAsync();
        return await page.Client.GetStringAsync(new Uri(file, UriKind.Relative));
    }

    private static IEnumerable<string> Files(string pattern)
        => Directory.GetFiles(Places.Page, pattern, SearchOption.AllDirectories)
            .Select(static file => Path.GetRelativePath(Places.Page, file).Replace('\\', '/'));

    private static bool HasTypesOnly(string file)
        => File.ReadAllText(Path.Combine(Places.Page, file)).EndsWith("export {};\n", StringComparison.Ordinal);

    private static string Combine(params (string Path, string Text)[] modules)
        => ScriptBundle.Of("app.js", modules.ToDictionary(static module => module.Path, static module => module.Text));
}
