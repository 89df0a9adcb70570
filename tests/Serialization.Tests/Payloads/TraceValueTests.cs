using System.Globalization;

namespace SpanPack.Serialization.Tests.Payloads;

/// <summary>A value that a visitor gets has one kind, and is handed out as that kind alone.</summary>
public sealed class TraceValueTests
{
    private static readonly TagValueKind[] s_kinds =
        [TagValueKind.String, TagValueKind.Bool, TagValueKind.Int, TagValueKind.Double, TagValueKind.Bytes];

    public static TheoryData<TagValue, string> Values => new()
    {
        { "text", "text" }, { "", "" }, { true, "True" }, { false, "False" }, { 7L, "7" }, { long.MinValue, "-9223372036854775808" },
        { 0.5, "0.5" }, { new TagValue(new byte[] { 1, 255 }), "01FF" },
    };

    [Theory]
    [MemberData(nameof(Values))]
    public void AValue_IsHandedOutAsItsKindAlone(TagValue value, string expected)
    {
        var span = new Span { TraceId = 1, SpanId = 2 };
        span.SetAttribute(ValueVisitor.Key, value);
        byte[] body = TraceConverter.ToBytes(new TracePayload { Format = TraceFormat.V1, Chunks = [new TraceChunk(span) { TraceId = 1 }] });
        var visitor = new ValueVisitor();
        TracePayloadReader.Visit(body, TraceFormat.V1, ref visitor);

        Assert.Equal(value.Kind, visitor.Kind);
        Assert.Equal(s_kinds.Select(kind => kind == value.Kind ? expected : $"The value is of kind {value.Kind}, not {kind}."),
            visitor.Got);
    }

    private sealed class ValueVisitor : TraceVisitor
    {
        internal const string Key = "key";

        internal TagValueKind Kind { get; private set; }

        internal List<string> Got { get; } = [];

        public override void VisitAttribute(TraceElement owner, in TraceText key, in TraceValue value)
        {
            if (key.ToString() != Key) return;
            Kind = value.Kind;
            foreach (TagValueKind kind in s_kinds) Got.Add(Get(kind, value));
        }

        private static string Get(TagValueKind kind, in TraceValue value)
        {
            try
            {
                return kind switch
                {
                    TagValueKind.String => value.AsText().ToString(),
                    TagValueKind.Bool => value.AsBool().ToString(),
                    TagValueKind.Int => value.AsInt64().ToString(CultureInfo.InvariantCulture),
                    TagValueKind.Double => value.AsDouble().ToString(CultureInfo.InvariantCulture),
                    _ => Convert.ToHexString(value.AsBytes()),
                };
            }
            catch (InvalidOperationException problem)
            {
                return problem.Message;
            }
        }
    }
}
