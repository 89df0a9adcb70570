using static SpanPack.Hosting.Tests.Support.SettingsOfHost;

namespace SpanPack.Hosting.Tests;

/// <summary>Values of a section that are not valid: each is reported, and the value below it counts.</summary>
public sealed class WrongSettingsTests
{
    [Theory]
    [InlineData("Datadog:Writer:Client:ConnectTimeout=01:00:01")]
    [InlineData("Datadog:Writer:Telemetry:Interval=00:00:00")]
    [InlineData("Datadog:Propagation:InjectStyles:0=pigeon")]
    [InlineData("Datadog:Propagation:Behavior=maybe")]
    [InlineData("Datadog:Traces:MaxHeldBytes=1")]
    public void WhatMakesNoSense_IsIgnoredAndTold(string setting)
        => Assert.Contains(setting.Split('=')[1], Assert.Single(Read(null, setting).Problems), StringComparison.Ordinal);

    [Theory]
    [InlineData("-1")]
    [InlineData("513")]
    public void ALengthOfTags_ThatIsOutOfItsRange_IsToldAndIgnored(string length)
    {
        TracingSettings settings = Read(null, $"Datadog:Propagation:MaxTagsLength={length}");

        string problem = Assert.Single(settings.Problems);
        Assert.StartsWith("Ignored Datadog:Propagation:MaxTagsLength: ", problem, StringComparison.Ordinal);
        Assert.Null(settings.Traces.Propagation!.MaxTagsLength);
        using var collector = new ActivityTraceCollector(options: settings.Traces);
    }

    [Fact]
    public void StylesOfWhichNoneExists_AreIgnored()
    {
        Assert.Null(Read(null, "Datadog:Propagation:InjectStyles:0=pigeon").Traces.Propagation!.InjectStyles);
        TracingSettings none = Read(null, "Datadog:Propagation:InjectStyles:0=none");
        Assert.Equal((0, 0), (none.Traces.Propagation!.InjectStyles!.Count, none.Problems.Count));
    }

    [Theory]
    [InlineData("Datadog:Naming=funny")]
    [InlineData("Datadog:Naming=7")]
    [InlineData("Datadog:SampleRate=2")]
    [InlineData("Datadog:RateLimit=many")]
    [InlineData("Datadog:IsEnabled=perhaps")]
    [InlineData("Datadog:Writer:MaxHeldBytes=many")]
    [InlineData("Datadog:Writer:Format=9")]
    [InlineData("Datadog:MaxWait=soon")]
    [InlineData("Datadog:PeerServiceMapping=db1")]
    [InlineData("Datadog:Traces:Resource=region")]
    public void WhatTheSectionSaysWrongly_IsTold_AndNotLookedAt(string setting)
    {
        string problem = Assert.Single(Read(null, setting).Problems);
        Assert.StartsWith($"Ignored {setting.Split('=')[0]}: ", problem, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("Datadog:PartialFlushSpans=0")]
    [InlineData("Datadog:MaxWait=02:00:00")]
    [InlineData("Datadog:Writer:MaxHeldBytes=1000")]
    [InlineData("Datadog:Writer:FlushInterval=00:00:00")]
    public void WhatIsOutOfItsRange_IsTold_AndIgnored(string setting)
    {
        TracingSettings settings = Read(null, setting);

        Assert.StartsWith($"Ignored {setting.Split('=')[0]}: ", Assert.Single(settings.Problems), StringComparison.Ordinal);
        Assert.Equal((null, TimeSpan.FromSeconds(30)), (settings.Traces.PartialFlushSpans, settings.Traces.MaxWait));
        Assert.Equal((32L * 1024 * 1024, TimeSpan.FromSeconds(1)), (settings.Writer.MaxHeldBytes, settings.Writer.FlushInterval));
    }

    [Fact]
    public void AMappingInOneText_LeavesThatOfTheVariable()
        => Assert.Null(Read(null, "Datadog:PeerServiceMapping=db1:orders").Traces.PeerServiceMapping); // null: the variable counts
}
