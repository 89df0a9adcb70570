using SpanPack;

internal static partial class Keys
{
    [MessagePackString("service")]
    internal static partial ReadOnlySpan<byte> Service { get; }
}

[SpanTags]
internal partial class WebTags : SpanTags // CS0246 SPK020
{
    [Tag("http.method")]
    public partial string? Method { get; set; }
}
