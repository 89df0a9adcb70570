using System.Diagnostics;

namespace SpanPack.Activities.Tests.Propagation;

public class HostileHeaderTests
{
    private static readonly string[] s_names = ["x-datadog-trace-id", "x-datadog-parent-id", "x-datadog-sampling-priority",
        "x-datadog-origin", "x-datadog-tags", "traceparent", "tracestate", "baggage", "b3", "x-b3-traceid", "x-b3-spanid", "x-b3-sampled",
        "x-b3-flags"];

    [Theory]
    [InlineData("x-datadog-trace-id", "0")]
    [InlineData("x-datadog-trace-id", "-1")]
    [InlineData("x-datadog-trace-id", "1,1")] // came twice
    [InlineData("x-datadog-trace-id", "18446744073709551616")]
    [InlineData("x-datadog-trace-id", "1\0")]
    [InlineData("x-datadog-trace-id", "\u0661")]
    [InlineData("x-datadog-trace-id", "deadbeef")]
    [InlineData("traceparent", "00-00000000000000000000000000000000-0000000000000000-00")]
    [InlineData("traceparent", "ff-640cfd8d00000000000000000000007b-00000000000001c8-01")]
    [InlineData("traceparent",
        "00-640cfd8d00000000000000000000007b-00000000000001c8-01,00-640cfd8d00000000000000000000007b-00000000000001c8-01")]
    [InlineData("traceparent", "00-640cfd8d00000000000000000000007B-00000000000001C8-01")]
    [InlineData("b3", "x")]
    [InlineData("b3", "1-2-3-4-5-6")]
    [InlineData("b3", "00000000000000000000000000000000-00000000000001c8-1")]
    [InlineData("b3", "640cfd8d00000000000000000000007b-0000000000000000-1")]
    public void What_cannot_be_read_is_a_new_trace_that_says_so(string name, string value)
    {
        DatadogPropagator propagator =
            Remote.Propagator(new PropagationOptions { ExtractStyles = [.. Enum.GetValues<PropagationStyle>()] });
        var headers = new Headers { [name] = value };
        using Activity activity = Remote.Serve(propagator, headers);
        PropagatedContext context = RemoteContext.Of(activity)!;
        Assert.Equal((0UL, PropagationErrors.DecodingError, (SamplingPriority?)null),
            (context.ParentId, context.PropagationError, context.Priority));
        Assert.Equal(RemoteContext.IdOf(activity.TraceId), context.TraceId);
    }

    [Theory]
    [InlineData("_dd.p.dm", 512, PropagationErrors.DecodingError)]
    [InlineData("_dd.p.tid=XYZ", 512, PropagationErrors.DecodingError)]
    [InlineData("_dd.p.dm=-1\u0001", 512, PropagationErrors.DecodingError)]
    [InlineData("_dd.p.dm=-1", 5, PropagationErrors.ExtractMaxSize)]
    [InlineData("_dd.p.dm=-1", 0, PropagationErrors.Disabled)]
    public void Tags_that_cannot_be_read_do_not_end_the_trace(string tags, int limit, string error)
    {
        var headers = new Headers { ["x-datadog-trace-id"] = "123", ["x-datadog-parent-id"] = "456", ["x-datadog-tags"] = tags };
        PropagatedContext context = Remote.Extract(Remote.Propagator(new PropagationOptions { MaxTagsLength = limit }), headers)!;
        Assert.Equal(((UInt128)123, 456UL, 0, error), (context.TraceId, context.ParentId, context.Tags.Count, context.PropagationError));
    }

    [Fact]
    public void Nothing_is_thrown_whatever_comes()
    {
        var random = new Random(17);
        string[] values = ["", " ", "\0", "\r\n", "\ud800", "ü", "0", "-1", "123", "99999999999999999999999", ",", ";", "=", "dd=",
            "dd=p:;s:1", "%", "%zz", "a=%C3%28", "a=%", "%=%", new string('9', 100_000), new string(',', 100_000), new string('=', 100_000),
            string.Concat(Enumerable.Repeat("a=b,", 25_000)), "dd="
            + new string(';', 100_000), "00-640cfd8d00000000000000000000007b-00000000000001c8-01"];
        DatadogPropagator propagator = Remote.Propagator(new PropagationOptions
        {
            InjectStyles = [.. Enum.GetValues<PropagationStyle>()],
            ExtractStyles = [.. Enum.GetValues<PropagationStyle>()]
        });
        for (int i = 0; i < 3_000; i++)
        {
            var headers = new Headers();
            foreach (string name in s_names.Where(_ => random.Next(2) == 0))
                headers[name] = random.Next(3) == 0 ? Garbage(random) : values[random.Next(values.Length)];
            using Activity activity = Remote.Serve(propagator, headers);
            RemoteContext.Of(activity);
            Remote.Inject(propagator, activity); // and nothing of it can do harm to the next
        }
    }

    [Fact]
    public void Tracestate_has_limits()
    {
        var headers = new Headers
        {
            ["traceparent"] = "00-640cfd8d00000000000000000000007b-00000000000001c8-01",
            ["tracestate"] = $"dd=s:2,a={new string('x', 510)},b={new string('x', 511)}"
        };
        PropagatedContext context = Remote.Extract(Remote.Propagator(), headers)!;
        Assert.Equal((SamplingPriority.UserKeep, 512), (context.Priority, context.ForeignTraceState!.Length));
        headers["tracestate"] = "dd=s:2," + string.Join(',', Enumerable.Range(0, 50).Select(static i => $"k{i}=v"));
        Assert.Equal(31, Remote.Extract(Remote.Propagator(), headers)!.ForeignTraceState!.Split(',').Length);
        headers["tracestate"] = "dd=s:2," + string.Join(',', Enumerable.Range(0, 10).Select(static i => $"k{i}={new string('x', 410)}"));
        context = Remote.Extract(Remote.Propagator(), headers)!;
        Assert.Equal((SamplingPriority.AutoKeep, null), (context.Priority, context.ForeignTraceState));
    }

    [Fact]
    public void Getters_may_give_several_values_or_none()
    {
        Remote.Propagator()
            .ExtractTraceIdAndState(null, static (object? _, string name, out string? value, out IEnumerable<string>? values) =>
        {
            value = null;
            values = name switch
            {
                "traceparent" => ["00-640cfd8d00000000000000000000007b-00000000000001c8-01"],
                "tracestate" => ["a=1", "dd=s:2"],
                _ => null
            };
        }, out string? id, out string? state);
        Assert.Equal("00-640cfd8d00000000000000000000007b-00000000000001c8-01", id);
        Assert.Equal("a=1,dd=s:2", state);
        Remote.Propagator().ExtractTraceIdAndState(null, null, out id, out state);
        Assert.Equal((null, null), (id, state));
        Assert.Null(Remote.Propagator().ExtractBaggage(null, null));
    }

    private static string Garbage(Random random)
        => new([.. Enumerable.Range(0, random.Next(200)).Select(_ => (char)random.Next(random.Next(2) == 0 ? 0x80 : 0x10000))]);
}
