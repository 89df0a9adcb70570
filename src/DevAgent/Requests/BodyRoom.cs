namespace SpanPack;

/// <summary>What the body that is being read takes of the memory of a server. Goes back at the end, or becomes that of the request that is kept.</summary>
internal sealed class BodyRoom
{
    /// <summary>Gets or sets the bytes that are taken. The log's lock guards it.</summary>
    internal long Bytes { get; set; }
}
