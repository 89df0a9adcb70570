namespace SpanPack;

/// <summary>The first bytes of MessagePack values. Source: MessagePack specification, "Formats".</summary>
internal static class MessagePackCode
{
    internal const byte MaxFixInt = 0x7f;
    internal const byte MinFixMap = 0x80;
    internal const byte MaxFixMap = 0x8f;
    internal const byte MinFixArray = 0x90;
    internal const byte MaxFixArray = 0x9f;
    internal const byte MinFixStr = 0xa0;
    internal const byte MaxFixStr = 0xbf;
    internal const byte Nil = 0xc0;
    internal const byte NeverUsed = 0xc1;
    internal const byte False = 0xc2;
    internal const byte True = 0xc3;
    internal const byte Bin8 = 0xc4;
    internal const byte Bin16 = 0xc5;
    internal const byte Bin32 = 0xc6;
    internal const byte Ext8 = 0xc7;
    internal const byte Ext16 = 0xc8;
    internal const byte Ext32 = 0xc9;
    internal const byte Float32 = 0xca;
    internal const byte Float64 = 0xcb;
    internal const byte UInt8 = 0xcc;
    internal const byte UInt16 = 0xcd;
    internal const byte UInt32 = 0xce;
    internal const byte UInt64 = 0xcf;
    internal const byte Int8 = 0xd0;
    internal const byte Int16 = 0xd1;
    internal const byte Int32 = 0xd2;
    internal const byte Int64 = 0xd3;
    internal const byte FixExt1 = 0xd4;
    internal const byte FixExt2 = 0xd5;
    internal const byte FixExt4 = 0xd6;
    internal const byte FixExt8 = 0xd7;
    internal const byte FixExt16 = 0xd8;
    internal const byte Str8 = 0xd9;
    internal const byte Str16 = 0xda;
    internal const byte Str32 = 0xdb;
    internal const byte Array16 = 0xdc;
    internal const byte Array32 = 0xdd;
    internal const byte Map16 = 0xde;
    internal const byte Map32 = 0xdf;
    internal const byte MinNegativeFixInt = 0xe0;
}
