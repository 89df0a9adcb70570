using System.Collections;
using System.Runtime.InteropServices;

namespace SpanPack.Benchmarks.Processes;

/// <summary>What figures depend on.</summary>
/// <param name="Processor">Its name.</param>
/// <param name="ProcessorCount">How many the process may use.</param>
/// <param name="Runtime">Name and version.</param>
/// <param name="OperatingSystem">Name and version.</param>
/// <param name="Settings">Environment variables that change how code is compiled or memory collected.</param>
internal sealed record MachineDescription(string Processor, int ProcessorCount, string Runtime, string OperatingSystem,
    IReadOnlyDictionary<string, string> Settings)
{
    private static readonly string[] s_settings = ["DOTNET_Tiered", "DOTNET_TC_", "DOTNET_Enable", "DOTNET_ReadyToRun", "DOTNET_gc",
        "DOTNET_GC", "DOTNET_OSR"];

    internal static MachineDescription Current { get; } = new(ProcessorName(), Environment.ProcessorCount,
        RuntimeInformation.FrameworkDescription, RuntimeInformation.OSDescription, FindSettings());

    /// <summary>Says where figures come from, and how to get them again.</summary>
    /// <param name="date">When they were measured.</param>
    /// <param name="command">How the program was started.</param>
    internal string Describe(DateTimeOffset date, string command)
        => FormattableString.Invariant(
            $"{Processor}, {ProcessorCount} processors, {Runtime}, {OperatingSystem}, {date:yyyy-MM-dd}: `{command}`.");

    private static string ProcessorName()
    {
        const string Linux = "/proc/cpuinfo";
        string? name = File.Exists(Linux)
            ? File.ReadLines(Linux)
                .FirstOrDefault(static line => line.StartsWith("model name", StringComparison.Ordinal))
                ?.Split(':', 2)[1]
                .Trim()
            : Environment.GetEnvironmentVariable("PROCESSOR_IDENTIFIER"); // Windows
        return string.IsNullOrEmpty(name) ? RuntimeInformation.ProcessArchitecture.ToString() : name;
    }

    private static SortedDictionary<string, string> FindSettings()
    {
        var settings = new SortedDictionary<string, string>(StringComparer.Ordinal);
        foreach (DictionaryEntry variable in Environment.GetEnvironmentVariables())
        {
            if (variable is { Key: string key, Value: string value }
                && Array.Exists(s_settings, prefix => key.StartsWith(prefix, StringComparison.Ordinal)))
                settings.Add(key, value);
        }

        return settings;
    }
}
