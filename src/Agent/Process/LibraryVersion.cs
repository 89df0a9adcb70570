using System.Reflection;

namespace SpanPack;

/// <summary>The version of this library, which agents see as the tracer version.</summary>
internal static class LibraryVersion
{
    /// <summary>Gets the version, without the commit that it was built from.</summary>
    internal static string Text { get; } = Read(typeof(LibraryVersion).Assembly);

    private static string Read(Assembly library)
        => library.GetCustomAttribute<AssemblyInformationalVersionAttribute>()?.InformationalVersion.Split('+')[0]
            ?? library.GetName().Version?.ToString()
            ?? "0.0.0";
}
