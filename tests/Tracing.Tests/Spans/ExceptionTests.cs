using SpanPack.Tracing.Tests.Support;

namespace SpanPack.Tracing.Tests.Spans;

/// <summary>Exceptions in tags.</summary>
public sealed class ExceptionTests
{
    [Fact]
    public async Task AnException_MarksTheSpan()
    {
        await using TracedProcess process = await TracedProcess.StartAsync();
        using (ISpan span = process.Tracer.StartSpan("work"))
        {
            span.SetException(new AggregateException(new TimeoutException("slow"), new InvalidOperationException("wrong")));
            Assert.True(span.Error);
            span.SetException(null!); // ignored
        }

        Span sent = await process.SpanAsync();
        Assert.Equal((1, "System.TimeoutException", "slow"), (sent.Error, sent.GetTag("error.type"), sent.GetTag("error.msg")));
        Assert.StartsWith("System.TimeoutException: slow", sent.GetTag("error.stack"), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public async Task TheMark_CanBeTakenBack(bool isActivity)
    {
        await using TracedProcess process = await TracedProcess.StartAsync();
        using (Start(process, isActivity))
        {
            ISpan span = process.Tracer.ActiveScope!.Span;
            span.SetException(new TimeoutException("slow"));
            Assert.True(span.Error);
            span.Error = false;
        }

        Span sent = await process.SpanAsync();
        Assert.Equal((0, "slow"), (sent.Error, sent.GetTag("error.msg")));
    }

    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public async Task TheMark_CanBeSetAlone(bool isActivity)
    {
        await using TracedProcess process = await TracedProcess.StartAsync();
        using (Start(process, isActivity)) process.Tracer.ActiveScope!.Span.Error = true;

        Span sent = await process.SpanAsync();
        Assert.Equal((1, null), (sent.Error, sent.GetTag("error.type")));
    }

    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public async Task AnExceptionWithoutText_CostsItsTextAlone(bool isActivity)
    {
        await using TracedProcess process = await TracedProcess.StartAsync();
        using (Start(process, isActivity)) process.Tracer.ActiveScope!.Span.SetException(new SilentException());

        Span sent = await process.SpanAsync();
        Assert.Equal((1, true, null),
            (sent.Error, sent.GetTag("error.type")!.EndsWith(nameof(SilentException), StringComparison.Ordinal), sent.GetTag("error.msg")));
    }

    private static IDisposable Start(TracedProcess process, bool isActivity)
        => isActivity ? process.Source.StartActivity("work")! : process.Tracer.StartActive("work");

    private sealed class SilentException : Exception
    {
        public override string Message => throw new InvalidOperationException("no text");
    }
}
