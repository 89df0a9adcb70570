namespace SpanPack;

/// <summary>The search for the root of a trace in a chunk, run on demand.</summary>
internal enum RootSearch : byte
{
    NotDone,
    HasRoot,
    HasNoRoot,
}
