using System.Diagnostics;
using System.Reflection;

namespace SpanPack;

/// <summary>The facts that the running program provides; null where unknown.</summary>
internal sealed record ProgramFacts
{
    private bool _isRunning;

    internal string? AssemblyName { get; init; }

    internal string? InformationalVersion { get; init; }

    internal string? RepositoryUrl { get; init; }

    /// <summary>Gets the full name of the type with the entry point.</summary>
    internal string? EntryTypeName { get; init; }

    internal string? BaseDirectory { get; init; }

    internal string? CurrentDirectory { get; init; }

    /// <summary>Gets the name of the process. It is read at its first use: programs rarely lack the name of an entry assembly.</summary>
    internal string? ProcessName { get => field ?? (_isRunning ? field = Known(ReadProcessName) : null); init; }

    internal static ProgramFacts Read()
    {
        Assembly? entry = Assembly.GetEntryAssembly();
        return new ProgramFacts
        {
            _isRunning = true,
            AssemblyName = entry?.GetName().Name,
            InformationalVersion = entry?.GetCustomAttribute<AssemblyInformationalVersionAttribute>()?.InformationalVersion,
            RepositoryUrl = ReadRepositoryUrl(entry),
            EntryTypeName = Known(() => entry?.EntryPoint?.DeclaringType?.FullName),
            BaseDirectory = AppContext.BaseDirectory,
            CurrentDirectory = Known(static () => Environment.CurrentDirectory),
        };
    }

    private static string? ReadRepositoryUrl(Assembly? entry)
    {
        if (entry is null) return null;
        foreach (AssemblyMetadataAttribute pair in entry.GetCustomAttributes<AssemblyMetadataAttribute>())
        {
            if (pair.Key == "RepositoryUrl") return pair.Value;
        }

        return null;
    }

    private static string ReadProcessName()
    {
        using var process = Process.GetCurrentProcess();
        return process.ProcessName;
    }

    // The current directory may be deleted, the process list closed to it, and native programs may not know their entry point.
    private static string? Known(Func<string?> read)
    {
        try
        {
            return read();
        }
        catch (Exception failure) when (failure is IOException or UnauthorizedAccessException or InvalidOperationException
            or NotSupportedException or NotImplementedException or System.ComponentModel.Win32Exception)
        {
            return null;
        }
    }
}
