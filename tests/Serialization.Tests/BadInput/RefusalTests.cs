using SpanPack.Serialization.Tests.Support;

namespace SpanPack.Serialization.Tests.BadInput;

/// <summary>What is wrong, and where, word for word.</summary>
public sealed class RefusalTests
{
    [Theory]
    [InlineData("", 0, "", "the payload ends where array is expected")]
    [InlineData("c0", 0, "", "nil where array is expected")]
    [InlineData("80", 0, "", "map where array is expected")]
    [InlineData("c1", 0, "", "the unused byte 0xc1 where array is expected")]
    [InlineData("dc00", 0, "", "the payload ends within a header")]
    [InlineData("92", 0, "", "a header claims 2 elements; 0 bytes are left")]
    [InlineData("ddffffffff", 0, "", "a header claims 4294967295 elements; at most 25000000 are accepted")]
    [InlineData("dd017d7840", 0, "", "a header claims 25000000 elements; 0 bytes are left")]
    [InlineData("91c0", 1, "[0]", "nil where array is expected")]
    [InlineData("9191a0", 2, "[0][0]", "str where map is expected")]
    [InlineData("919181", 2, "[0][0]", "a header claims 1 elements; 0 bytes are left")]
    [InlineData("9191dfffffffff", 2, "[0][0]", "a header claims 4294967295 elements; at most 25000000 are accepted")]
    [InlineData("919182a161c0", 2, "[0][0]", "a header claims 2 elements; 3 bytes are left")]
    [InlineData("91918101c0", 3, "[0][0]", "an integer where str is expected")]
    [InlineData("919181c0c0", 3, "[0][0]", "nil where str is expected")]
    [InlineData("919181c5ff", 3, "[0][0]", "the payload ends within a header")]
    public void OfThePayloadItself(string hex, long offset, string path, string reason)
        => AssertRefused(Convert.FromHexString(hex), offset, path, reason);

    public static TheoryData<string, byte[], int, string, string> Fields => new()
    {
        { "trace_id", Pack.Str("1"), 0, "", "str where an integer is expected" },
        { "span_id", Pack.Double(1), 0, "", "float64 where an integer is expected" },
        { "start", Pack.UInt(1UL << 63), 0, "", "9223372036854775808 does not fit a signed integer of 64 bits" },
        { "error", Pack.Bool(true), 0, "", "bool where an integer is expected" },
        { "error", Pack.UInt(1UL << 31), 0, "", "2147483648 does not fit a signed integer of 32 bits" },
        { "name", Pack.UInt(1), 0, "", "an integer where str is expected" },
        { "service", [0xd4, 1, 2], 0, "", "ext where str is expected" },
        { "resource", [0xdb, 0xff, 0xff, 0xff, 0xff], 0, "", "a value of 4294967295 bytes ends after the payload, 0 bytes are left" },
        { "meta", Pack.Array(), 0, "", "array where map is expected" },
        { "meta", Pack.Map(("k", Pack.UInt(1))), 3, "[\"k\"]", "an integer where str is expected" },
        { "metrics", Pack.Map(("k", Pack.Single(1))), 3, "[\"k\"]", "float32 where float64 is expected" },
        { "metrics", Pack.Map(("k", Pack.Str("1"))), 3, "[\"k\"]", "str where float64 is expected" },
        { "meta_struct", Pack.Nil, 0, "", "nil where map is expected" },
        { "meta_struct", Pack.Map(("k", Pack.Str("v"))), 3, "[\"k\"]", "str where bin is expected" },
        { "span_links", Pack.Nil, 0, "", "nil where array is expected" },
        { "span_links", Pack.Array(Pack.Map(("trace_id_high", Pack.Int(-1)))), 16, "[0].trace_id_high", "-1 is negative" },
        { "span_links", Pack.Array(Pack.Map(("flags", Pack.UInt(1UL << 32)))), 8, "[0].flags",
            "4294967296 does not fit an unsigned integer of 32 bits" },
        { "span_links", Pack.Array(Pack.Nil, Pack.Map(("attributes", Pack.Map(("k", Pack.UInt(1)))))), 17, "[1].attributes[\"k\"]",
            "an integer where str is expected" },
        { "span_events", Pack.Nil, 0, "", "nil where array is expected" },
        { "span_events", Pack.Array(Pack.Map(("time_unix_nano", Pack.Nil))), 17, "[0].time_unix_nano", "nil where an integer is expected" },
        { "span_events", Pack.Array(Pack.Map(("attributes", Pack.Map(("k", Pack.Str("v")))))), 16, "[0].attributes[\"k\"]",
            "str where map is expected" },
        { "span_events", Event(Pack.Map(("double_value", Pack.UInt(1)))), 30, "[0].attributes[\"k\"]",
            "an integer where float64 is expected" },
        { "span_events", Event(Pack.Map(("bool_value", Pack.UInt(1)))), 28, "[0].attributes[\"k\"]", "an integer where bool is expected" },
        { "other", [0xc1], 0, null!, "the byte 0xc1, which MessagePack does not use" },
    };

    [Theory]
    [MemberData(nameof(Fields))]
    public void OfAField(string field, byte[] value, int offsetInValue, string pathInField, string reason)
    {
        byte[] payload = Pack.Payload((field, value));
        string path = pathInField is null ? "[0][0].?" : $"[0][0].{field}{pathInField}";
        AssertRefused(payload, payload.Length - value.Length + offsetInValue, path, reason);
    }

    [Theory]
    [InlineData(99_999, true)]
    [InlineData(100_000, false)]
    [InlineData(100_001, false)]
    public void AnUnknownField_MayNestOnlySoDeep(int depth, bool isAccepted)
    {
        byte[] value = [.. Enumerable.Repeat((byte)0x91, depth), 0xc0];
        byte[] payload = Pack.Payload(("other", value));

        TraceFormatException? failure = Malformed.Read(payload);
        if (isAccepted) Assert.Null(failure);
        else Assert.Equal("values nest deeper than 99999", failure?.Reason);
    }

    [Theory]
    [InlineData(64, true)]
    [InlineData(65, false)]
    public void AttributeValues_MayNestOnlySoDeep(int depth, bool isAccepted)
    {
        byte[] value = Pack.Map(("type", Pack.UInt(1)), ("bool_value", Pack.Bool(true)));
        for (int i = 0; i < depth; i++) value = Pack.Map(("type", Pack.UInt(4)), ("array_value", Pack.Map(("values", Pack.Array(value)))));

        TraceFormatException? failure = Malformed.Read(Pack.Payload(("span_events", Event(value))));
        if (isAccepted) Assert.Null(failure);
        else Assert.Equal("attribute values nest deeper than 64", failure?.Reason);
    }

    private static byte[] Event(byte[] attribute) => Pack.Array(Pack.Map(("attributes", Pack.Map(("k", attribute)))));

    private static void AssertRefused(byte[] payload, long offset, string path, string reason)
    {
        TraceFormatException? failure = Malformed.Read(payload);
        Assert.NotNull(failure);
        Assert.Equal((reason, path, offset), (failure.Reason, failure.Path, failure.Offset));
        Assert.Equal(path.Length == 0 ? $"{reason} (offset {offset})" : $"{reason} (offset {offset}, at {path})", failure.Message);
    }
}
