using System.Diagnostics;

namespace SpanPack;

/// <summary>A carrier with its writer, as one object for the framework's callback.</summary>
/// <remarks>For one thread.</remarks>
[DebuggerDisplay("{_carrier}")]
internal sealed class HeaderWriter<T>(T carrier, Action<T, string, string> setter)
{
    private readonly T _carrier = carrier;

    /// <summary>Sets a header of the carrier that is passed as an object.</summary>
    internal static void Write(object? writer, string name, string value) => ((HeaderWriter<T>)writer!).Write(name, value);

    private void Write(string name, string value) => setter(_carrier, name, value);
}
