namespace SpanPack;

/// <summary>Names the type of a value by its first byte, for messages.</summary>
internal static class MessagePackTypeName
{
    internal static string Of(byte code) => code switch
    {
        <= MessagePackCode.MaxFixInt or >= MessagePackCode.MinNegativeFixInt => "an integer",
        >= MessagePackCode.MinFixMap and <= MessagePackCode.MaxFixMap or MessagePackCode.Map16 or MessagePackCode.Map32 => "map",
        >= MessagePackCode.MinFixArray and <= MessagePackCode.MaxFixArray or MessagePackCode.Array16 or MessagePackCode.Array32 => "array",
        >= MessagePackCode.MinFixStr and <= MessagePackCode.MaxFixStr or MessagePackCode.Str8 or MessagePackCode.Str16
            or MessagePackCode.Str32
            => "str",
        MessagePackCode.Nil => "nil",
        MessagePackCode.NeverUsed => "the unused byte 0xc1",
        MessagePackCode.False or MessagePackCode.True => "bool",
        MessagePackCode.Bin8 or MessagePackCode.Bin16 or MessagePackCode.Bin32 => "bin",
        MessagePackCode.Float32 => "float32",
        MessagePackCode.Float64 => "float64",
        >= MessagePackCode.UInt8 and <= MessagePackCode.Int64 => "an integer",
        _ => "ext",
    };
}
