using System.Text;

namespace SpanPack.DevAgent.Tests.Otlp;

/// <summary>Whatever comes is read or refused with a reason, in bounded memory and depth.</summary>
public sealed class OtlpBoundTests
{
    private const int Mutations = 3000;
    private const int MaxDepth = 64;

    private static readonly byte[] s_protobuf = File.ReadAllBytes(Vectors.Path("otlp/node-sdk.protobuf"));
    private static readonly byte[] s_json = File.ReadAllBytes(Vectors.Path("otlp/node-sdk.json"));

    [Fact]
    public void EveryBeginningOfARequest_IsReadOrRefused()
    {
        int read = 0;
        for (int length = 0; length < s_protobuf.Length; length++) read += TryRead(s_protobuf[..length], isJson: false) ? 1 : 0;
        for (int length = 0; length < s_json.Length; length += 7) Assert.False(TryRead(s_json[..length], isJson: true));

        Assert.InRange(read, 1, 5); // nothing is a request, too
    }

    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public void ChangedBytes_AreReadOrRefused(bool isJson)
    {
        var random = new Random(11);
        int refused = 0;
        for (int round = 0; round < Mutations; round++)
        {
            byte[] body = [.. isJson ? s_json : s_protobuf];
            for (int change = random.Next(1, 5); change > 0; change--) body[random.Next(body.Length)] = (byte)random.Next(256);
            if (!TryRead(body, isJson)) refused++;
        }

        Assert.InRange(refused, Mutations / 10, Mutations - 1);
    }

    [Theory]
    [InlineData(MaxDepth - 2, true)]
    [InlineData(MaxDepth + 1, false)]
    [InlineData(2_000, false)]
    public void DepthOfValues_IsBounded(int depth, bool isRead)
    {
        byte[] value = OtlpFields.Field(1, "x"u8.ToArray());
        for (int i = 1; i < depth; i++) value = OtlpFields.Field(5, OtlpFields.Field(1, value)); // an array of one value
        byte[] body = OtlpFields.Request(OtlpFields.Span(OtlpFields.Field(9, [.. OtlpFields.Field(1, "k"u8.ToArray()),
            .. OtlpFields.Field(2, value)])));

        if (isRead) Assert.Equal(1, TracePayloadReader.Read(OtlpPayload.Read(body, isJson: false).Payload, OtlpPayload.Format).SpanCount);
        else Assert.Contains(
            "values nest more than 64 levels", Assert.Throws<OtlpException>(() => OtlpPayload.Read(body, isJson: false)).Message,
                StringComparison.Ordinal);
    }

    // A few bytes that stand for large objects: each is refused before they are made.
    [Fact]
    public void Memory_IsBounded()
    {
        byte[] elements = [.. Enumerable.Repeat(OtlpFields.Field(1, []), 1_000_000).SelectMany(static element => element)];
        byte[] manyElements = OtlpFields.Request(OtlpFields.Span(OtlpFields.Field(9, [.. OtlpFields.Field(1, "k"u8.ToArray()),
            .. OtlpFields.Field(2, OtlpFields.Field(5, elements))])));
        byte[] manySpans = OtlpFields.Request([.. Enumerable.Repeat(OtlpFields.Span([]), 250_000)]);
        byte[] tags =
            [.. Enumerable.Range(0, 2_000)
                .SelectMany(static i => OtlpFields.Field(1, [.. OtlpFields.Field(1, Encoding.ASCII.GetBytes($"k{i}")),
                    .. OtlpFields.Field(2, OtlpFields.Field(1, "v"u8.ToArray()))]))];
        byte[] manyTags = OtlpFields.Field(
            1, [.. OtlpFields.Field(1, tags), .. OtlpFields.Field(2, [.. Enumerable.Repeat(
                OtlpFields.Span([]), 20_000).SelectMany(static span => OtlpFields.Field(2, span))])]);

        byte[] manyTraces = OtlpFields.Field(1, [.. OtlpFields.Field(1, tags),
            .. OtlpFields.Field(2, [.. Enumerable.Range(1, 5_000).SelectMany(static i => OtlpFields.Field(2, OtlpFields.Span([], i)))])]);

        Assert.StartsWith("its spans have more than 8,388,608 tags of resources and scopes, the bound for ",
            Assert.Throws<OtlpException>(() => OtlpPayload.Read(manyTraces, isJson: false)).Message, StringComparison.Ordinal);
        foreach (byte[] body in new[] { manyElements, manySpans, manyTags, manyTraces })
        {
            long before = GC.GetAllocatedBytesForCurrentThread();
            Assert.True(Assert.Throws<OtlpException>(() => OtlpPayload.Read(body, isJson: false)).IsTooLarge);
            Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, 64_000_000);
        }

        byte[] brackets = Encoding.ASCII.GetBytes($"{{\"resourceSpans\":[{new string('[', 6_000_000)}");
        Assert.True(Assert.Throws<OtlpException>(() => OtlpPayload.Read(brackets, isJson: true)).IsTooLarge);
    }

    [Fact]
    public void OneRequest_AndRequestsLineByLine_AreFiles()
    {
        string pretty = System.Text.Json.Nodes.JsonNode.Parse(s_json)!.ToJsonString(new() { WriteIndented = true });
        byte[] lines = [.. s_json, (byte)'\n', .. s_json, (byte)'\n'];
        byte[] once = OtlpPayload.ReadLines(s_json), alsoOnce = OtlpPayload.ReadLines(Encoding.UTF8.GetBytes(pretty));

        Assert.Equal(once, alsoOnce);
        Assert.Equal(3, TracePayloadReader.Read(once, OtlpPayload.Format).SpanCount);
        Assert.Equal(6, TracePayloadReader.Read(OtlpPayload.ReadLines(lines), OtlpPayload.Format).SpanCount);
    }

    private static bool TryRead(byte[] body, bool isJson)
    {
        try
        {
            TracePayloadReader.Read(OtlpPayload.Read(body, isJson).Payload, OtlpPayload.Format);
            return true;
        }
        catch (OtlpException)
        {
            return false;
        }
    }
}
