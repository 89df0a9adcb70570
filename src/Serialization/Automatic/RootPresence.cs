namespace SpanPack;

/// <summary>Whether a chunk contains the root of its trace, determined on demand.</summary>
internal enum RootPresence : byte
{
    NotDone,
    HasRoot,
    HasNoRoot,
}
