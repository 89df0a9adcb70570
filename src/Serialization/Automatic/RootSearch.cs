namespace SpanPack;

/// <summary>Whether a chunk holds the root of its trace, once somebody has asked.</summary>
internal enum RootSearch : byte
{
    NotDone,
    HasRoot,
    HasNoRoot,
}
