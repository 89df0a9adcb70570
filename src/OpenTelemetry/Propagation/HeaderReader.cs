using System.Diagnostics;

namespace SpanPack;

/// <summary>A carrier with its reader, as one object for the framework's callback.</summary>
/// <remarks>For one thread.</remarks>
[DebuggerDisplay("{_carrier}")]
internal sealed class HeaderReader<T>(T carrier, Func<T, string, IEnumerable<string>?> getter)
{
    private readonly T _carrier = carrier;

    /// <summary>Reads a header of the carrier that is passed as an object.</summary>
    internal static void Read(object? reader, string name, out string? value, out IEnumerable<string>? values)
    {
        value = null;
        values = ((HeaderReader<T>)reader!).Read(name);
    }

    private IEnumerable<string>? Read(string name) => getter(_carrier, name);
}
