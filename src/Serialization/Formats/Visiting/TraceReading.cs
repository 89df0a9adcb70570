using System.Diagnostics;
using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>Reads values by the encodings in the tables of the formats.</summary>
internal static class TraceReading
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static TraceText ReadText(this scoped ref MessagePackReader reader, FieldEncoding encoding) => encoding switch
    {
        FieldEncoding.TextLenient or FieldEncoding.TextUnlessNil => new TraceText(reader.ReadTextLenient()),
        FieldEncoding.TextWithin => new TraceText(reader.ReadTextWithin()),
        FieldEncoding.TextStrict => new TraceText(reader.ReadTextStrict()),
        FieldEncoding.TextStreamed => TextAt(ref reader, reader.ReadStreamedString()),
        FieldEncoding.TextIndexed => TextAt(ref reader, reader.ReadStringIndex()),
        _ => throw new UnreachableException(),
    };

    internal static long ReadNumber(this scoped ref MessagePackReader reader, FieldEncoding encoding) => encoding switch
    {
        FieldEncoding.Bool => reader.ReadBool() ? 1 : 0,
        FieldEncoding.Int32Lenient => reader.ReadInt32Lenient(),
        FieldEncoding.Int32Strict => reader.ReadInt32Strict(),
        FieldEncoding.Int64Lenient => reader.ReadInt64Lenient(),
        FieldEncoding.UInt32Strict => reader.ReadUInt32Strict(),
        FieldEncoding.UInt64Lenient or FieldEncoding.UInt64UnlessNil => (long)reader.ReadUInt64Lenient(),
        FieldEncoding.UInt64Strict => (long)reader.ReadUInt64Strict(),
        FieldEncoding.TraceIdLenient => (long)reader.ReadTraceIdLenient(),
        FieldEncoding.TraceIdNotNil => (long)reader.ReadTraceIdNotNil(),
        _ => throw new UnreachableException(),
    };

    /// <summary>Reads the table of a payload that contains all its strings (v0.5).</summary>
    internal static void ReadTable(this scoped ref MessagePackReader reader)
    {
        int count = reader.ReadArrayHeader();
        reader.Strings = new ReceivedStrings(count, reader.Budget);
        ReadStrings(ref reader, count, areStrict: false);
    }

    /// <summary>Reads the table that may precede the strings of a payload with strings in place (v1.0).</summary>
    internal static void ReadStreamedTable(this scoped ref MessagePackReader reader)
    {
        if (reader.Strings!.Count > 1) throw reader.Error("the string table must come before all other strings");
        ReadStrings(ref reader, reader.ReadArrayHeader(), areStrict: true);
    }

    /// <summary>Enters the value of the key that was read last.</summary>
    internal static void PushKey(this scoped ref MessagePackReader reader, in TraceText key)
    {
        if (!reader.Path.IsKept) return;
        if (key.Index < 0) reader.PushKey(key.Utf8);
        else reader.PushKey(key.Index);
    }

    private static void ReadStrings(ref MessagePackReader reader, int count, bool areStrict)
    {
        for (int i = 0; i < count; i++)
        {
            reader.Path.Push(i);
            if (areStrict) reader.ReadTableStringStrict();
            else reader.ReadTableStringLenient();
            reader.Path.Pop();
        }
    }

    private static TraceText TextAt(scoped ref MessagePackReader reader, int index) => new(reader.StringAt(index), reader.Strings, index);
}
