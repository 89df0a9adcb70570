using System.Text;
using System.Text.RegularExpressions;
using SpanPack.Packages.Tests.Packing;

namespace SpanPack.Packages.Tests.Quickstarts;

/// <summary>Types a page: in an empty folder, with packages from a folder, and with a network and processes of its own.</summary>
internal sealed partial class QuickstartScript
{
    private const int PatienceSeconds = 300; // what a reader is promised

    private readonly string _folder;

    /// <param name="packed">The packages.</param>
    /// <param name="name">A name for the folder.</param>
    internal QuickstartScript(PackedRepository packed, string name)
    {
        _folder = packed.NewFolder(name);
        Directory.CreateDirectory(Path.Combine(_folder, "empty"));
        File.WriteAllText(Path.Combine(_folder, "nuget.config"), $"""
            <configuration>
              <config><add key="globalPackagesFolder" value="restored" /></config>
              <packageSources><clear /><add key="packed" value="{packed.Folder}" /><add key="others" value="{Settings.PackageFolder}" /></packageSources>
            </configuration>
            """);
    }

    /// <summary>Runs the page.</summary>
    /// <returns>What each block printed, and what terminals showed in the end, in the order of the blocks.</returns>
    internal async Task<IReadOnlyList<string>> RunAsync(QuickstartPage page)
    {
        File.WriteAllText(Path.Combine(_folder, "typed.sh"), ScriptOf(page));
        // Ports and processes are separate: an agent of the machine at 8126 is not met, and no process stays.
        string[] space = ["-rn", "--pid", "--fork", "--kill-child", "--mount-proc"];
        string[] command = [.. space, "timeout", $"{PatienceSeconds}", "bash", Path.Combine(_folder, "typed.sh")];
        await Dotnet.RunAsync("unshare", Path.Combine(_folder, "empty"), command);
        return [.. page.Blocks.Select((_, index) => Printed(OutputOf(index)))];
    }

    /// <summary>Takes out of a text what differs from run to run: ids, durations, lengths of bars, blanks.</summary>
    internal static string Normalize(string text)
        => Blanks().Replace(Bar().Replace(Duration().Replace(Id().Replace(text.ReplaceLineEndings("\n"), "ID"), "TIME"), "="), " ").Trim();

    private static string Printed(string file) => File.Exists(file) ? Normalize(File.ReadAllText(file)) : "";

    private static int FirstTerminal(IEnumerable<QuickstartBlock> blocks)
        => blocks.Select(static (one, at) => one.IsTerminal ? at : -1).First(static at => at >= 0);

    private string OutputOf(int index) => Path.Combine(_folder, $"output{index}");

    private string ScriptOf(QuickstartPage page)
    {
        var script = new StringBuilder($$"""
            set -eu
            ip link set lo up
            export HOME={{_folder}}/home DOTNET_CLI_HOME={{_folder}}/home PATH="{{_folder}}/home/.dotnet/tools:$PATH"
            export DOTNET_CLI_TELEMETRY_OPTOUT=1 DOTNET_NOLOGO=1 DOTNET_GENERATE_ASPNET_CERTIFICATE=false
            unset NUGET_PACKAGES CI
            waitfor() { until grep -q "$1" "$2"; do sleep 0.2; done; }

            """);
        for (int i = 0; i < page.Blocks.Count; i++) Append(script, page.Blocks[i], i, page.Blocks.Take(i));
        return script.ToString();
    }

    private void Append(StringBuilder script, QuickstartBlock block, int index, IEnumerable<QuickstartBlock> before)
    {
        string output = OutputOf(index);
        if (block.IsFile) script.Append($"cat >{block.Word} <<'CONTENT'\n{block.Content}CONTENT\n");
        else if (block.IsTyped) script.Append($"exec 3>&1 >{output}\n{block.Content}exec >&3\n");
        else if (block.IsTerminal) script.Append($"({block.Content.TrimEnd()}) >{output} 2>&1 &\nwaitfor 'istening on' {output}\n");
        else if (block.Verb == "shows") script.Append($"waitfor '^Trace ' {OutputOf(FirstTerminal(before))}; sleep 1\n");
    }

    [GeneratedRegex("[0-9a-f]{32}", RegexOptions.CultureInvariant)]
    private static partial Regex Id();

    [GeneratedRegex(@"[0-9][0-9.,]* (ns|us|ms|s)\b", RegexOptions.CultureInvariant)]
    private static partial Regex Duration();

    [GeneratedRegex(" *=+", RegexOptions.CultureInvariant)]
    private static partial Regex Bar();

    [GeneratedRegex("[ \t]+", RegexOptions.CultureInvariant)]
    private static partial Regex Blanks();
}
