using System.Diagnostics;
using System.Globalization;
using System.Text.RegularExpressions;
using SpanPack.Benchmarks.Processes;

namespace SpanPack.Benchmarks.CodeSize;

/// <summary>Has this program compile the generated methods in a process in which the JIT compiler lists what it compiles.</summary>
internal static partial class MachineCode
{
    /// <summary>The hidden command of the second process.</summary>
    internal const string Command = "codesize-process";

    /// <returns>
    /// Bytes of machine code of each method, by its name. A name is absent if the compiler put the method into its callers and nowhere
    /// else.
    /// </returns>
    /// <exception cref="ProcessException">The process failed.</exception>
    internal static IReadOnlyDictionary<string, int> Measure()
    {
        string list = Path.GetTempFileName();
        try
        {
            Run(list);
            var sizes = new Dictionary<string, int>(StringComparer.Ordinal);
            foreach (string line in File.ReadLines(list))
            {
                if (Compiled().Match(line) is { Success: true } match)
                    sizes[match.Groups["name"].Value] = int.Parse(match.Groups["bytes"].Value, CultureInfo.InvariantCulture);
            }

            return sizes;
        }
        finally
        {
            File.Delete(list);
        }
    }

    private static void Run(string list)
    {
        ProcessStartInfo info = ProgramProcess.Again(Command);
        info.Environment["DOTNET_JitStdOutFile"] = list;
        info.Environment["DOTNET_JitDisasmSummary"] = "1";
        info.Environment["DOTNET_TieredCompilation"] = "0"; // optimized at once, without counters
        info.Environment["DOTNET_ReadyToRun"] = "1";
        ProgramProcess.RunAsync(info, CancellationToken.None).GetAwaiter().GetResult();
    }

    // "  12: JIT compiled SpanPack.SqlTags:get_DbName():System.String:this [FullOpts, IL size=13, code size=5]", .NET 8 and later.
    [GeneratedRegex(@"JIT compiled (?<name>[^\s(]+:[^\s(]+)\(.*, code size=(?<bytes>[0-9]+)", RegexOptions.CultureInvariant)]
    private static partial Regex Compiled();
}
