namespace SpanPack.Benchmarks.Streams;

/// <summary>Names of the kinds of streams.</summary>
internal static class StreamKinds
{
    /// <summary>The name on command lines and in tables.</summary>
    internal static string Label(this StreamKind kind) => kind switch
    {
        StreamKind.Mixed => "mixed",
        StreamKind.SameObjects => "same-objects",
        StreamKind.AllFresh => "all-fresh",
        StreamKind.NotAscii => "not-ascii",
        _ => throw new ArgumentOutOfRangeException(nameof(kind), kind, null),
    };

    /// <summary>The kind in words.</summary>
    internal static string Description(this StreamKind kind) => kind switch
    {
        StreamKind.Mixed => "objects shared as in a service",
        StreamKind.SameObjects => "equal texts are one object",
        StreamKind.AllFresh => "every text a new object",
        StreamKind.NotAscii => "a tenth of what users write not ASCII",
        _ => throw new ArgumentOutOfRangeException(nameof(kind), kind, null),
    };

    /// <summary>Gives the kind that has a label.</summary>
    internal static StreamKind Parse(string label) => Array.Find(Enum.GetValues<StreamKind>(), kind => kind.Label() == label);
}
