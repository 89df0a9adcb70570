namespace SpanPack;

/// <summary>Whether a chunk holds the root of its trace, once somebody has asked.</summary>
internal enum RootPresence : byte
{
    NotDone,
    HasRoot,
    HasNoRoot,
}
