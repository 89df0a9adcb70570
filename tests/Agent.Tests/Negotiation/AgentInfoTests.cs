using System.Text;
using FsCheck.Fluent;

namespace SpanPack.Agent.Tests;

/// <summary>What an agent says of itself, whatever it says.</summary>
public sealed class AgentInfoTests
{
    [Fact]
    public void RealInfo_IsRead()
    {
        AgentInfo info = AgentInfo.Parse("""
            {"version":"7.85.1","endpoints":["/v0.3/traces","/V0.4/traces","/v1.0/traces/","/telemetry/proxy/","/v0.7/config"],"span_events":true,"span_meta_structs":true,
            "config":{"max_request_bytes":26214400,"default_env":"none"}}
            """u8.ToArray())!;
        Assert.Equal("7.85.1", info.Version);
        Assert.Equal([TraceFormat.V04, TraceFormat.V1], TraceFormats.All.Where(info.Accepts));
        Assert.Contains("telemetry/proxy", info.Endpoints);
        Assert.Equal((true, true, 26_214_400), (info.SpanEvents, info.SpanMetaStructs, info.MaxRequestBytes));
    }

    [Fact]
    public void InfosOfOneText_AreSame()
    {
        AgentInfo info = AgentInfo.Parse("""{"version":"7.85.1"}"""u8.ToArray())!;

        Assert.True(info.IsSame(AgentInfo.Parse("""{"version":"7.85.1"}"""u8.ToArray())!));
        Assert.False(info.IsSame(AgentInfo.Parse("""{"version":"7.85.2"}"""u8.ToArray())!));
        Assert.False(info.IsSame(AgentInfo.None));
        Assert.True(AgentInfo.None.IsSame(AgentInfo.None));
        // sha256sum of the text
        Assert.Equal("d087bd8d8c9f255d026a1ac8cf1e57c3f4b8652279b30e52121e92a115b444e4", info.State);
        Assert.Null(AgentInfo.None.State);
    }

    [Theory]
    [InlineData("")]
    [InlineData("[]")]
    [InlineData("null")]
    [InlineData("{")]
    [InlineData("404 page not found")]
    [InlineData("""{"version":"\ud800","endpoints":["/v0.4/traces"]}""")] // no Unicode
    [InlineData("""{"endpoints":["/v0.4/traces\udfff"]}""")]
    public void WhatIsNoInfo_IsNone(string body) => Assert.Null(AgentInfo.Parse(Encoding.UTF8.GetBytes(body)));

    [Theory]
    [InlineData("""{"version":7,"endpoints":{"a":1},"span_events":"true","config":[1]}""")]
    [InlineData("""{"endpoints":[1,null,{},[]],"config":{"max_request_bytes":-1}}""")]
    [InlineData("""{"endpoints":null,"config":{"max_request_bytes":1e300}}""")]
    [InlineData("""{"config":{"max_request_bytes":"5"}}""")]
    public void FieldsOfOtherTypes_AreAbsent(string body)
    {
        AgentInfo info = AgentInfo.Parse(Encoding.UTF8.GetBytes(body))!;
        Assert.Equal((null, false, null), (info.Version, info.SpanEvents, info.MaxRequestBytes));
        Assert.DoesNotContain(TraceFormats.All, info.Accepts);
    }

    [Fact]
    public void AnyBytes_AreReadOrRefused()
        => Property.Holds(ArbMap.Default.ArbFor<byte[]>(), 300, bytes =>
        {
            _ = AgentInfo.Parse(bytes);
            _ = AgentSamplingRates.Parse(bytes, null);
        });

    [Theory]
    [InlineData("{}")]
    [InlineData("")]
    [InlineData("OK\n")]
    [InlineData("[1,2]")]
    [InlineData("""{"rate_by_service":[]}""")]
    [InlineData("""{"rates":{"service:,env:":0.5}}""")]
    public void AnswersWithoutRates_ChangeNothing(string body) => Assert.Null(AgentSamplingRates.Parse(Encoding.UTF8.GetBytes(body), "1"));

    [Fact]
    public void RatesOutOfRange_AreLeftOut()
    {
        AgentSamplingRates rates = AgentSamplingRates.Parse(
            """
            {"rate_by_service":{"service:a,env:":-0.1,"service:b,env:":1.5,"service:c,env:":"1","service:d,env:":0.75,"service:,env:":0.5}}
            """u8.ToArray(),
            "9")!;
        Assert.Equal([0.5, 0.5, 0.5, 0.75], new[] { "a", "b", "c", "d" }.Select(service => rates.GetRate(service, string.Empty)));
        Assert.Equal(("9", 2), (rates.Version, rates.Count));
        Assert.Equal((null, 2), (rates.WithoutVersion().Version, rates.WithoutVersion().Count));
    }
}
