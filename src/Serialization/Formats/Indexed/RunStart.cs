namespace SpanPack;

/// <summary>The start of the automatic tags of a role.</summary>
/// <param name="Offset">Bytes from the start of the window.</param>
/// <param name="Tags">Tags of the list that come before.</param>
/// <param name="Strings">Strings in the table of the payload.</param>
internal readonly record struct RunStart(int Offset, int Tags, int Strings);
