namespace SpanPack.Benchmarks.Text;

/// <summary>Eight tags, the names of which are encoded already: their values are all that is left to write.</summary>
[SpanTags]
internal sealed partial class TextTags : SpanTags
{
    internal const int Count = 8;

    [Tag("a")]
    public partial string? A { get; set; }

    [Tag("b")]
    public partial string? B { get; set; }

    [Tag("c")]
    public partial string? C { get; set; }

    [Tag("d")]
    public partial string? D { get; set; }

    [Tag("e")]
    public partial string? E { get; set; }

    [Tag("f")]
    public partial string? F { get; set; }

    [Tag("g")]
    public partial string? G { get; set; }

    [Tag("h")]
    public partial string? H { get; set; }
}
