using System.Runtime.Serialization;
using SpanPack;

internal enum Kind
{
    [EnumMember(Value = "client")] Client,
    [EnumMember(Value = "client")] Producer,
}

[SpanTags]
internal partial class MemberTags : SpanTags
{
    [Tag("m.1")] public string? NotPartial { get; set; } // SPK008
    [Tag("m.2")] public partial int NotNullable { get; set; } // SPK011
    [Tag("m.3")] public virtual partial string? Virtual { get; set; } // SPK012
    [Tag("m.4")] public partial string? Init { get; init; } // SPK013
    [Tag("m.5"), Metric("m.5")] public partial int? Both { get; set; } // SPK017
    [Tag("m.6")] public partial Kind? Kind { get; set; } // SPK026
}

internal partial class MemberKeys
{
    [MessagePackString("a")] internal partial ReadOnlySpan<byte> NotStatic { get; } // SPK014
    [MessagePackString("b")] internal static partial byte[] Array { get; } // SPK015
    [MessagePackString("c")] internal static partial ReadOnlySpan<byte> Body() => default; // CS0759 SPK016
    internal static ReadOnlySpan<byte> Accessor { [MessagePackString("d")] get => default; } // SPK025
}
