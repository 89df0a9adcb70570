namespace SpanPack;

/// <summary>The kinds of a v1.0 span and their text in the tag <c>span.kind</c>. Source: docs/protocol.md#v10.</summary>
internal static class SpanKinds
{
    private static readonly string[] s_names = ["", "internal", "server", "client", "producer", "consumer"];

    /// <summary>
    /// Returns the number of a text; 0 for a text other than the five kinds. Lower case only, because another spelling would not be
    /// restored.
    /// </summary>
    internal static uint Find(string? name) => name switch
    {
        "internal" => 1,
        "server" => 2,
        "client" => 3,
        "producer" => 4,
        "consumer" => 5,
        _ => 0,
    };

    /// <summary>Returns the text of a number; empty for 0, null for an unknown one.</summary>
    internal static string? NameOf(uint kind) => kind < s_names.Length ? s_names[kind] : null;
}
