using SpanPack.Serialization.Tests.Support;

namespace SpanPack.Serialization.Tests.BadInput;

/// <summary>
/// A reader that keeps the path reads all values by the general methods: whatever comes, the loops for common encodings must tell and
/// refuse the same.
/// </summary>
[Trait(Category.Name, Category.Properties)]
public sealed class CommonEncodingTests
{
    private static readonly int s_step = Dose.IsThorough ? 1 : 3; // an ordinary run tries a third

    private static readonly byte[] s_tail = new byte[CommonEncodings.MaxEntry]; // the loops stop where less remains

    private static readonly byte[] s_span = Pack.Payload(
        ("trace_id", [0xcf, 1, 2, 3, 4, 5, 6, 7, 8]),
        ("span_id", [0xcf, 8, 7, 6, 5, 4, 3, 2, 1]),
        ("parent_id", Pack.UInt(0)),
        ("start", [0xd3, 0xff, 2, 3, 4, 5, 6, 7, 8]),
        ("duration", [0xd3, 1, 2, 3, 4, 5, 6, 7, 8]),
        ("error", Pack.UInt(1)),
        ("service", Pack.Str("s")),
        ("name", Pack.Str("n")),
        ("resource", Pack.Str(new string('r', 40))),
        ("type", Pack.Str(string.Empty)),
        ("meta", Pack.Map(("k", Pack.Str("v")), (new string('k', 33), Pack.Str(new string('v', 200))), ("é", Pack.Str("ü")))),
        ("metrics", Pack.Map(("m", Pack.Double(-0.5)), ("n", Pack.UInt(1)))),
        ("unknown", Pack.Nil));

    [Fact]
    public void EveryByte_MayBeAnyOther()
    {
        for (int i = 0; i < s_span.Length; i++)
        {
            byte[] payload = [.. s_span, .. s_tail];
            for (int value = i % s_step; value < 256; value += s_step)
            {
                payload[i] = (byte)value;
                AssertReadTheSame(payload);
            }
        }
    }

    [Fact]
    public void Mutations_OfEveryShape()
    {
        var random = new Random(20240301);
        byte[][] payloads = [s_span,
            .. Shapes.Names.Select(static shape => Malformed.PayloadOf(shape, Shapes.Automatic)).Where(static payload =>
                payload.Length < 20_000)];
        for (int i = 0; i < 20_000 / s_step; i++)
            AssertReadTheSame([.. Mutation.Of(payloads[random.Next(payloads.Length)], random), .. s_tail]);
    }

    [Fact]
    public void TheEndOfThePayload_MayBeAnywhere()
    {
        byte[] payload = [.. s_span, .. s_tail];
        for (int length = 0; length <= payload.Length; length++) AssertReadTheSame(payload[..length]);
    }

    private static void AssertReadTheSame(byte[] payload)
    {
        string general = Read(payload, new PayloadPath(new PayloadSteps()));
        Assert.Equal(general, Read(payload, path: default));
    }

    private static string Read(byte[] payload, PayloadPath path)
    {
        var visitor = new LoggingVisitor();
        try
        {
            int bytesRead = PayloadFormats.Decode(payload, TraceFormat.V04, ref visitor, path);
            return $"{visitor}{bytesRead}";
        }
        catch (MessagePackException exception)
        {
            return $"{visitor}{exception.Offset} {exception.Reason}";
        }
    }
}
