namespace SpanPack.Benchmarks.Measuring;

/// <summary>What sort of case it is.</summary>
internal enum CaseKind
{
    /// <summary>The project's own writing.</summary>
    Writer,

    /// <summary>The project's own reading.</summary>
    Reader,

    /// <summary>A limit of what can be.</summary>
    Floor,

    /// <summary>Somebody else's writing.</summary>
    Peer,
}
