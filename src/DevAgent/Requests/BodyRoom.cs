namespace SpanPack;

/// <summary>The memory of a body that is being read. It is released at the end, or passed on to the kept request.</summary>
internal sealed class BodyRoom
{
    /// <summary>Gets or sets the number of reserved bytes. Guarded by the log's lock.</summary>
    internal long Bytes { get; set; }
}
