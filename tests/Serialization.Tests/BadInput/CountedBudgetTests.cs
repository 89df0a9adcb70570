using SpanPack.Tests.Hostile;

namespace SpanPack.Serialization.Tests.BadInput;

/// <summary>Whether a payload is read depends on the payload and the budget, not on what the process did before.</summary>
public sealed class CountedBudgetTests
{
    private const int Names = 1000;

    [Fact]
    public void TheSameBudget_IsEnough_WhateverTheProcessKnows()
    {
        byte[] payload = HostileShapes.Get("v0.4-spans-with-a-tag").Make(Names * 10);
        long least = LeastBudget(payload);

        var span = new Span();
        for (int i = 0; i < Names; i++) span.SetTag(HostileV04.Key(i), "v"); // keys that the process keeps
        for (int i = 0; i < 50; i++) TracePayloadReader.Read(payload, TraceFormat.V04);

        Assert.Equal(least, LeastBudget(payload));
    }

    [Theory]
    [InlineData("v0.5-one-long-key")]
    [InlineData("v0.5-long-keys-in-turn")]
    [InlineData("v1.0-one-long-key")]
    [InlineData("v1.0-one-long-event-key")]
    public void ALongName_CountsEachTime(string name)
    {
        HostileShape shape = HostileShapes.Get(name);

        TraceFormatException error = Assert.Throws<TraceFormatException>(() => TracePayloadReader.Read(shape.Make(400_000), shape.Format));

        Assert.True(error.ExceedsBudget);
    }

    [Fact]
    public void ALongText_CountsOnce()
        => Assert.Equal(1,
            TracePayloadReader.Read(HostileShapes.Get("v0.5-one-key-with-a-long-text").Make(400_000), TraceFormat.V05).SpanCount);

    private static long LeastBudget(byte[] payload)
    {
        long enough = TracePayloadReader.GetDefaultObjectBytes(payload.Length), less = 0;
        while (enough - less > 1)
        {
            long middle = (enough + less) / 2;
            if (IsRead(payload, middle)) enough = middle;
            else less = middle;
        }

        return enough;
    }

    private static bool IsRead(byte[] payload, long budget)
    {
        try
        {
            TracePayloadReader.Read(payload, TraceFormat.V04, budget);
            return true;
        }
        catch (TraceFormatException error) when (error.ExceedsBudget)
        {
            return false;
        }
    }
}
