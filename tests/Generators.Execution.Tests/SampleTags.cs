using System.Runtime.Serialization;

namespace SpanPack.Generators.Execution.Tests;

public enum SampleKind
{
    Plain,
    [EnumMember(Value = "renamed value")]
    Renamed,
}

[Flags]
public enum SampleAccess
{
    Read = 1,
    Write = 2,
}

/// <summary>One tag of each type that a tag class can have.</summary>
[SpanTags]
[ConstantTag("sample.constant", "constant value")]
public partial class SampleTags : SpanTags
{
    [Tag("sample.text")]
    public partial string? Text { get; set; }

    [Tag("sample.flag")]
    public partial bool? Flag { get; set; }

    [Tag("sample.small")]
    public partial sbyte? Small { get; set; }

    [Tag("sample.byte")]
    public partial byte? Byte { get; set; }

    [Tag("sample.big")]
    public partial ulong? Big { get; set; }

    [Tag("sample.kind")]
    public partial SampleKind? Kind { get; set; }

    [Tag("sample.access")]
    public partial SampleAccess? Access { get; set; }

    [Metric("sample.double")]
    public partial double? Double { get; set; }

    [Metric("sample.float")]
    public partial float? Float { get; set; }

    [Metric("sample.count")]
    public partial long? Count { get; set; }
}

/// <summary>Derives across assemblies, and in two steps.</summary>
[SpanTags]
public sealed partial class DerivedTags : SqlTags
{
    [Tag("derived.text")]
    public partial string? Text { get; internal set; }

    [Metric("derived.metric")]
    internal partial int? Metric { get; set; }
}
