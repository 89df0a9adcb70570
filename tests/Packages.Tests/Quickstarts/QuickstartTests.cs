using SpanPack.Packages.Tests.Packing;

namespace SpanPack.Packages.Tests.Quickstarts;

/// <summary>The five quickstarts, typed as their pages have them, with packed packages in an empty folder.</summary>
[Collection(PackageCollection.Name)]
public sealed class QuickstartTests(PackedRepository packed)
{
    /// <summary>Gets the page of each quickstart.</summary>
    public static TheoryData<string> Pages => [.. QuickstartPage.Names];

    [QuickstartTheory]
    [MemberData(nameof(Pages))]
    public async Task Page_DoesWhatItSays(string name)
    {
        var page = QuickstartPage.Read(name);
        IReadOnlyList<string> outputs = await new QuickstartScript(packed, "quickstart-" + name).RunAsync(page);

        int expectations = 0;
        for (int i = 0; i < page.Blocks.Count; i++)
        {
            QuickstartBlock block = page.Blocks[i];
            if (block.Language != "text") continue;
            int from = block.Verb == "shows" ? FirstTerminal(page) : LastTyped(page, i);
            Assert.NotEqual("", block.Verb);
            Assert.All(block.Content.TrimEnd().Split('\n'), line
                => Assert.Contains(QuickstartScript.Normalize(line), outputs[from], StringComparison.Ordinal));
            expectations++;
        }

        Assert.NotEqual(0, expectations);
    }

    [Fact]
    public void Normalized_IsWithoutWhatDiffersFromRunToRun()
        => Assert.Equal(
            "Trace ID 1 span TIME\nshop= TIME",
            QuickstartScript.Normalize("Trace 69270e5a000000003c9d1a5b8c0f2e71  1 span  31.4 ms\nshop   =======   312 us\n"));

    private static int FirstTerminal(QuickstartPage page)
        => page.Blocks.Select(static (block, index) => block.IsTerminal ? index : -1).First(static index => index >= 0);

    private static int LastTyped(QuickstartPage page, int before)
        => page.Blocks.Take(before).Select(static (block, index) => block.IsTyped ? index : -1).Max();
}
