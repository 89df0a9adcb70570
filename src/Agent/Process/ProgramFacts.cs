using System.Diagnostics;
using System.Reflection;

namespace SpanPack;

/// <summary>The facts that the running program provides; null where unknown.</summary>
internal sealed record ProgramFacts
{
    internal string? AssemblyName { get; init; }

    internal string? InformationalVersion { get; init; }

    internal string? RepositoryUrl { get; init; }

    /// <summary>Gets the full name of the type with the entry point.</summary>
    internal string? EntryTypeName { get; init; }

    internal string? BaseDirectory { get; init; }

    internal string? CurrentDirectory { get; init; }

    internal string? ProcessName { get; init; }

    internal static ProgramFacts Read()
    {
        Assembly? entry = Assembly.GetEntryAssembly();
        return new ProgramFacts
        {
            AssemblyName = entry?.GetName().Name,
            InformationalVersion = entry?.GetCustomAttribute<AssemblyInformationalVersionAttribute>()?.InformationalVersion,
            RepositoryUrl = entry?.GetCustomAttributes<AssemblyMetadataAttribute>()
                .FirstOrDefault(static pair => pair.Key == "RepositoryUrl")?.Value,
            EntryTypeName = Known(() => entry?.EntryPoint?.DeclaringType?.FullName),
            BaseDirectory = AppContext.BaseDirectory,
            CurrentDirectory = Known(static () => Environment.CurrentDirectory),
            ProcessName = Known(ReadProcessName),
        };
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
