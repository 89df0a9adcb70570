using System.Reflection;
using SpanPack.Docs.Tests.Snippets;

namespace SpanPack.Docs.Tests;

/// <summary>Every piece of C# on a page for users compiles without a warning, runs, and prints what the page says.</summary>
public sealed class SnippetTests
{
    /// <summary>Gets each program of each page.</summary>
    public static TheoryData<string, int> Programs
    {
        get
        {
            var data = new TheoryData<string, int>();
            foreach (string path in Page.Paths)
            {
                foreach (Snippet snippet in Page.Read(path).Snippets.Where(static snippet => snippet.IsProgram))
                    data.Add(path, snippet.Line);
            }

            return data;
        }
    }

    [Theory]
    [MemberData(nameof(Programs))]
    public async Task Program_RunsAndPrintsWhatThePageSays(string path, int line)
    {
        Page page = Page.Read(path);
        Snippet snippet = page.Snippets.Single(one => one.Line == line);
        await using DevAgentServer agent = await DevAgentServer.StartAsync();
        using var variables = new AgentVariables(agent);
        using var folder = new FolderWithPayload();
        using var stopper = new HostStopper(snippet.Code);

        Assembly program = await UserCompiler.CompileAsync([snippet.Code, .. page.Types]);
        string printed = UserProgram.Run(program);

        if (snippet.Output is { } expected) Assert.Equal(expected, printed);
        Assert.All(agent.Requests, static request => Assert.Equal(200, request.Status));
    }

    [Fact]
    public async Task Types_Compile_AndTheirTestsPass()
    {
        int tests = 0;
        foreach (Page page in Page.Paths.Select(Page.Read).Where(static page => page.Types.Any()))
            tests += await UserProgram.RunTestsAsync(await UserCompiler.CompileAsync(page.Types));

        Assert.Equal(1, tests);
    }

    [Fact]
    public void EveryBlockOfCSharp_IsASnippet()
        => Assert.All(Page.Paths.Select(Page.Read),
            static page => Assert.Equal(page.Text.Split("```csharp").Length - 1, page.Snippets.Count));
}
