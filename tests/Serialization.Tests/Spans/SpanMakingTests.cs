using System.Diagnostics;

namespace SpanPack.Serialization.Tests.Spans;

/// <summary>Spans that a person makes arrive as they are.</summary>
public sealed class SpanMakingTests
{
    private static readonly DateTimeOffset s_noon = new(2026, 11, 22, 12, 0, 0, TimeSpan.FromHours(2));

    [Fact]
    public void ATree_IsValid_AndOfOneTrace()
    {
        Span root = Span.CreateRoot("web.request");
        root.Service = "shop";
        root.Resource = "GET /";
        Span child = root.CreateChild("db.query");
        child.Resource = "SELECT 1";
        child.End();
        root.End();

        Assert.Equal(SpanProblems.None, root.Validate() | child.Validate());
        Assert.Equal((root.TraceId, root.SpanId, "shop", "shop"), (child.TraceId, child.ParentId, child.Service, child.ParentService));
        Assert.True(root.IsLocalRoot && !child.IsLocalRoot);
        Assert.InRange(DateTimeOffset.UtcNow - root.StartTime, TimeSpan.Zero, TimeSpan.FromMinutes(5));
        Assert.InRange(child.StartTime + child.Elapsed, child.StartTime, root.StartTime + root.Elapsed);
    }

    [Fact]
    public void TraceIds_BeginWithTheSecond_AndIdsAreNeverZero()
    {
        var ids = new HashSet<ulong>();
        for (int i = 0; i < 10_000; i++)
        {
            UInt128 trace = SpanIds.NewTraceId(s_noon);
            Assert.Equal((ulong)s_noon.ToUnixTimeSeconds() << 32, (ulong)(trace >> 64));
            Assert.InRange((ulong)trace, 1UL, (ulong)long.MaxValue);
            Assert.True(ids.Add((ulong)trace) && ids.Add(SpanIds.NewSpanId()));
        }

        Assert.Throws<ArgumentOutOfRangeException>("start", () => SpanIds.NewTraceId(DateTimeOffset.UnixEpoch.AddSeconds(-1)));
        Assert.Throws<ArgumentOutOfRangeException>("start", () => SpanIds.NewTraceId(DateTimeOffset.UnixEpoch.AddSeconds(1L << 32)));
    }

    [Fact]
    public void Times_AreNanoseconds()
    {
        var span = new Span { StartTime = s_noon, Elapsed = TimeSpan.FromMilliseconds(1.5) };
        Assert.Equal((1795341600_000_000_000, 1_500_000), (span.Start, span.Duration));
        Assert.Equal((s_noon, TimeSpan.FromMilliseconds(1.5)), (span.StartTime, span.Elapsed));

        span.Start = -1;
        Assert.Equal(DateTimeOffset.UnixEpoch, span.StartTime);
        Assert.Throws<ArgumentOutOfRangeException>("value", () => span.StartTime = DateTimeOffset.MaxValue);
        Assert.Throws<ArgumentOutOfRangeException>("value", () => span.StartTime = DateTimeOffset.MinValue);
        Assert.Throws<ArgumentOutOfRangeException>("value", () => span.Elapsed = TimeSpan.FromTicks(-1));
        Assert.Throws<ArgumentOutOfRangeException>("value", () => span.Elapsed = TimeSpan.MaxValue);
    }

    [Fact]
    public void ATimestamp_GivesTheTimeSince()
    {
        var span = new Span();
        span.SetElapsedSince(Stopwatch.GetTimestamp() - (3 * Stopwatch.Frequency));
        Assert.InRange(span.Elapsed, TimeSpan.FromSeconds(3), TimeSpan.FromMinutes(5));
        span.SetElapsedSince(Stopwatch.GetTimestamp() + (60 * Stopwatch.Frequency));
        Assert.Equal(0, span.Duration);
        span.StartTime = DateTimeOffset.UtcNow.AddHours(1);
        span.End();
        Assert.Equal(0, span.Duration);
    }

    [Fact]
    public void ASpanOfLongAgo_Ends_WithTheLongestTime()
    {
        var span = new Span { Start = long.MinValue };
        span.End();
        Assert.InRange(span.Duration, long.MaxValue - TimeSpan.NanosecondsPerTick, long.MaxValue);
        span.End();
        Assert.Equal(TimeSpan.FromTicks(long.MaxValue / TimeSpan.NanosecondsPerTick), span.Elapsed);
    }

    [Fact]
    public void AnException_IsSaidInTags()
    {
        var span = new Span();
        try
        {
            throw new InvalidOperationException("out of stock");
        }
        catch (InvalidOperationException error)
        {
            span.SetException(error);
        }

        Assert.Equal(1, span.Error);
        Assert.Equal(("System.InvalidOperationException", "out of stock", null),
            (span.GetTag("error.type"), span.GetTag("error.msg"), span.GetTag("error.message")));
        Assert.Contains(nameof(AnException_IsSaidInTags), span.GetTag("error.stack"), StringComparison.Ordinal);
        Assert.Throws<ArgumentNullException>("exception", () => span.SetException(null!));
    }

    [Fact]
    public void OfAnAggregate_TheFirstExceptionCounts()
    {
        var span = new Span();
        span.SetException(new AggregateException(new TimeoutException("first"), new InvalidOperationException("second")));
        Assert.Equal(("System.TimeoutException", "first"), (span.GetTag("error.type"), span.GetTag("error.msg")));
        span.SetException(new AggregateException("of nothing"));
        Assert.Equal(("System.AggregateException", "of nothing"), (span.GetTag("error.type"), span.GetTag("error.msg")));
    }

    [Fact]
    public void AGenericException_IsNamedWithoutAssemblies()
    {
        var span = new Span();
        span.SetException(new Fault<Span>());
        Assert.Equal("SpanPack.Serialization.Tests.Spans.SpanMakingTests+Fault`1[SpanPack.Span]", span.GetTag("error.type"));
    }

    [Theory]
    [InlineData(-1)]
    [InlineData(2)]
    [InlineData(int.MaxValue)]
    public void TheErrorMark_IsYesOrNo(int mark)
    {
        var span = new Span { Error = 1 };
        Assert.Throws<ArgumentOutOfRangeException>("value", () => span.Error = mark);
        Assert.Equal(1, span.Error);
        span.Error = 0;
        Assert.Equal(0, span.Error);
    }

    [Fact]
    public void EachProblem_IsNamed()
    {
        const SpanProblems Empty = SpanProblems.NoTraceId | SpanProblems.NoSpanId | SpanProblems.NoStart | SpanProblems.NoName
            | SpanProblems.NoResource;
        Assert.Equal(Empty, new Span().Validate());
        Assert.Equal(SpanProblems.None, Valid().Validate());
        Assert.Equal(SpanProblems.NoTraceId, With(static span => span.TraceId = (UInt128)1 << 64));
        Assert.Equal(SpanProblems.NoSpanId, With(static span => span.SpanId = 0));
        Assert.Equal(SpanProblems.OwnParent, With(static span => span.ParentId = span.SpanId));
        Assert.Equal(SpanProblems.NoStart,
            With(static span => span.StartTime = new DateTimeOffset(1999, 12, 31, 23, 59, 59, TimeSpan.Zero)));
        Assert.Equal(SpanProblems.BadDuration, With(static span => span.Duration = -1));
        Assert.Equal(SpanProblems.BadDuration, With(static span => span.Duration = long.MaxValue));
        Assert.Equal(SpanProblems.NoName, With(static span => span.Name = string.Empty));
        Assert.Equal(SpanProblems.NoResource, With(static span => span.Resource = null));
    }

    [Fact]
    public void AnAttribute_IsGotWhateverItsType()
    {
        var span = new Span();
        (string Name, TagValue Value)[] attributes =
        [
            ("text", "t"), ("number", 1.5), ("flag", true), ("whole", 7L), ("list", new TagValue([1L, "a"])),
            ("bytes", new TagValue(new byte[] { 0x80 })),
        ];
        foreach ((string name, TagValue value) in attributes) span.SetAttribute(name, value);

        foreach ((string name, TagValue value) in attributes) Assert.Equal(value, span.GetAttribute(name));
        Assert.Null(span.GetAttribute("none"));
        Assert.Throws<ArgumentNullException>("name", () => span.GetAttribute(null!));
    }

    [Fact]
    public void AnExceptionThatThrows_IsAnErrorOfItsType()
    {
        var span = new Span();
        span.SetException(new ThrowingException());

        Assert.Equal(1, span.Error);
        Assert.Equal(typeof(ThrowingException).ToString(), span.GetTag(TagNames.ErrorType));
        Assert.Null(span.GetTag(TagNames.ErrorMessage));
        Assert.Null(span.GetTag(TagNames.ErrorStack));
    }

    [Fact]
    public void AnAttribute_ReplacesOneOfAnotherKind()
    {
        TagValue[] values = ["t", 1.5, true, 7L, new TagValue([1L, "a"]), new TagValue(new byte[] { 0x80 })];
        foreach (TagValue first in values)
        {
            foreach (TagValue second in values)
            {
                var span = new Span();
                span.SetAttribute("x", first);
                span.SetAttribute("x", second);

                Assert.Equal(second, span.GetAttribute("x"));
                int places = (span.GetTag("x") is null ? 0 : 1) + (span.GetMetric("x") is null ? 0 : 1)
                    + (span.GetTypedAttribute("x") is null ? 0 : 1) + (span.GetMetaStruct("x") is null ? 0 : 1);
                Assert.Equal(1, places);
            }
        }
    }

    [Fact]
    public void ASlotThatIsSetLater_HidesAnAttribute()
    {
        var tags = new WebServerTags();
        var span = new Span { TraceId = 1, SpanId = 2, Tags = tags };
        span.SetAttribute("http.method", new TagValue([1L]));
        tags.Method = "GET";

        Assert.Equal("GET", span.GetAttribute("http.method")!.Value.AsString());
        Assert.Null(span.GetTypedAttribute("http.method"));
        Assert.Empty(span.GetTypedAttributeNames());
        tags.Method = null;
        Assert.Equal(TagValueKind.Array, span.GetAttribute("http.method")!.Value.Kind);
        Assert.Equal(["http.method"], span.GetTypedAttributeNames());
    }

    [Theory]
    [InlineData(TraceFormat.V04)]
    [InlineData(TraceFormat.V1)]
    public void ATextOrNumber_ReplacesBinaryData(TraceFormat format)
    {
        var span = new Span { TraceId = 1, SpanId = 2 };
        foreach (string name in (string[])["text", "number", "gone", "none"]) span.SetMetaStruct(name, [0x80]);
        span.SetTag("text", "t");
        span.SetMetric("number", 1.5);
        span.SetTag("gone", null);
        span.SetMetric("none", null);

        Assert.Equal(("t", 1.5), (span.GetAttribute("text")!.Value.AsString(), span.GetAttribute("number")!.Value.AsDouble()));
        using var writer = new TracePayloadWriter(format, TracePayloadWriterOptions.Verbatim);
        Assert.True(writer.TryAppend(new TraceChunk(span)));
        Span read = TracePayloadReader.Read(writer.Complete().ToArray(), format).Chunks[0].Spans[0];
        Assert.Equal(("t", 1.5), (read.GetTag("text"), read.GetMetric("number")));
        Assert.Empty(read.GetMetaStructNames());
    }

    [Fact]
    public void BinaryData_ReplacesASlotOfItsName_ButNoConstant()
    {
        var tags = new WebServerTags { Method = "GET" };
        var span = new Span { Tags = tags };
        span.SetAttribute("http.method", new TagValue(new byte[] { 0x80 }));
        span.SetAttribute("span.kind", new TagValue(new byte[] { 0x80 }));

        Assert.Null(tags.Method);
        Assert.Equal(TagValueKind.Bytes, span.GetAttribute("http.method")!.Value.Kind);
        Assert.Equal("server", span.GetAttribute("span.kind")!.Value.AsString());
        Assert.Null(span.GetMetaStruct("span.kind"));
    }

    [Fact]
    public void ASpanThatHasNotEnded_IsFound()
    {
        Span root = Span.CreateRoot("op");
        root.Resource = "r";
        Span child = root.CreateChild("op");
        Assert.Equal(SpanProblems.NotEnded, root.Validate());
        Assert.True(child.Validate().HasFlag(SpanProblems.NotEnded));

        root.StartTime = DateTimeOffset.UtcNow.AddHours(1);
        root.End(); // no time has passed: it has ended all the same
        child.Elapsed = TimeSpan.Zero;
        Assert.Equal((SpanProblems.None, 0), (root.Validate(), root.Duration));
        Assert.False(child.Validate().HasFlag(SpanProblems.NotEnded));

        Span second = Span.CreateRoot("op");
        second.Reset();
        Assert.False(second.Validate().HasFlag(SpanProblems.NotEnded));
    }

    [Fact]
    public void TheFirstEndCounts()
    {
        Span span = Span.CreateRoot("op");
        span.StartTime = DateTimeOffset.UtcNow.AddHours(-1);
        span.End();
        long first = span.Duration;
        span.StartTime = DateTimeOffset.UtcNow.AddHours(-2);
        span.End();
        Assert.Equal(first, span.Duration);

        span.SetElapsedSince(Stopwatch.GetTimestamp() - (3 * Stopwatch.Frequency));
        Assert.NotEqual(first, span.Duration); // says what it sets
        first = span.Duration;
        span.End();
        Assert.Equal(first, span.Duration);
    }

    [Theory]
    [InlineData(double.NaN)]
    [InlineData(double.PositiveInfinity)]
    [InlineData(double.NegativeInfinity)]
    public void ANumberThatIsNotFinite_IsFound(double number)
    {
        Assert.Equal(SpanProblems.NotFinite, With(span => span.SetMetric("m", number)));
        Assert.Equal(SpanProblems.NotFinite, With(span => span.Tags = new TagClasses.LeafTags { Metric = number }));
        Assert.Equal(SpanProblems.None, With(static span => span.SetMetric("m", double.MaxValue)));
    }

    private static Span Valid() => new() { TraceId = 1, SpanId = 2, Name = "op", Resource = "r", StartTime = s_noon };

    private static SpanProblems With(Action<Span> change)
    {
        Span span = Valid();
        change(span);
        return span.Validate();
    }

    private sealed class Fault<T> : Exception;

    private sealed class ThrowingException : Exception
    {
        public override string Message => throw new InvalidOperationException("no message");

        public override string ToString() => throw new InvalidOperationException("no text");
    }
}
