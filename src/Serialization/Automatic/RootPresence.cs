namespace SpanPack;

/// <summary>The presence of the root of a trace in a chunk, determined on demand.</summary>
internal enum RootPresence : byte
{
    NotDone,
    HasRoot,
    HasNoRoot,
}
