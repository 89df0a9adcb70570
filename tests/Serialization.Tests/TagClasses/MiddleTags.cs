namespace SpanPack.Serialization.Tests.TagClasses;

/// <summary>The middle of a hierarchy: as many string slots as a fixmap has no room for.</summary>
[SpanTags]
public partial class MiddleTags : BaseTags
{
    [Tag("test.middle.0")]
    public partial string? Middle0 { get; set; }

    [Tag("test.middle.1")]
    public partial string? Middle1 { get; set; }

    [Tag("test.middle.2")]
    public partial string? Middle2 { get; set; }

    [Tag("test.middle.3")]
    public partial string? Middle3 { get; set; }

    [Tag("test.middle.4")]
    public partial string? Middle4 { get; set; }

    [Tag("test.middle.5")]
    public partial string? Middle5 { get; set; }

    [Tag("test.middle.6")]
    public partial string? Middle6 { get; set; }

    [Tag("test.middle.7")]
    public partial string? Middle7 { get; set; }

    [Tag("test.middle.8")]
    public partial string? Middle8 { get; set; }

    [Tag("test.middle.9")]
    public partial string? Middle9 { get; set; }

    [Tag("test.middle.10")]
    public partial string? Middle10 { get; set; }

    [Tag("test.middle.11")]
    public partial string? Middle11 { get; set; }

    [Tag("test.middle.12")]
    public partial string? Middle12 { get; set; }

    [Tag("test.middle.13")]
    public partial string? Middle13 { get; set; }

    [Tag("test.middle.14")]
    public partial string? Middle14 { get; set; }

    [Tag("test.middle.15")]
    public partial string? Middle15 { get; set; }
}
