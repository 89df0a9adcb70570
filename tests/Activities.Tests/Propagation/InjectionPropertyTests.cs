using System.Diagnostics;
using FsCheck.Fluent;
using SpanPack.Activities.Tests.Propagation.Model;

namespace SpanPack.Activities.Tests.Propagation;

public class InjectionPropertyTests
{
    private static readonly string[] s_names = ["_dd.p.dm", "_dd.p.ksr", "_dd.p.usr.id", "_dd.p.a b", "_dd.p.c,d", "_dd.p.e=f",
        "_dd.p.g:h;i", "_dd.p.ü", "_dd.p.long"];
    private static readonly string[] s_values = ["-1", "-4", "0.5", "dXNlcg==", "a b", "c,d", "e;f~g", "ü", "", "end ", new string('v', 60),
        new string('w', 250), new string('x', 480)];
    private static readonly string[] s_origins = ["synthetics", "a=b;c,d~e", "ü\r\n", " ", new string('o', 230), new string('o', 300),
        new string('o', 600)];

    private static readonly FsCheck.Gen<LocalTraceContext> s_contexts
        = from upper in Gen.Elements(0UL, 0x640cfd8d00000000UL, ulong.MaxValue)
          from lower in Gen.Elements(1UL, 123UL, ulong.MaxValue)
          from span in Gen.Elements(1UL, 456UL, ulong.MaxValue)
          from priority in Gen.Elements<SamplingPriority?>(null, SamplingPriority.UserKeep, SamplingPriority.AutoKeep,
              SamplingPriority.AutoDrop, SamplingPriority.UserDrop, (SamplingPriority)7)
          from origin in Gen.Frequency((1, Gen.Constant((string?)null)), (1, Gen.Elements<string?>(s_origins)))
          from count in Gen.Choose(0, 4)
          from names in Gen.Shuffle(s_names)
          from values in Gen.Elements(s_values).ListOf(count)
          from foreign in Gen.Elements<string?>(null, "a=1", "b=2,c=3")
          from recorded in Gen.Elements(true, false)
          select new LocalTraceContext
          {
              TraceId = new UInt128(upper, lower),
              SpanId = span,
              LastDatadogSpanId = recorded ? span : 0,
              Priority = priority,
              IsRecorded = recorded,
              Origin = origin,
              Tags = new PropagatedTags([.. names.Take(count).Zip(values,
                  static (name, value) => new KeyValuePair<string, string>(name, value))]),
              ForeignTraceState = foreign,
          };

    [Fact]
    public void Headers_are_those_of_the_model() => Property.Holds(s_contexts.ToArbitrary(), 5_000, static context =>
    {
        var source = new LocalTraces(_ => context);
        using Activity activity = Remote.Start();
        Headers expected = ModelWriter.Write(context, out string? error);
        Assert.Equal(expected.ToString(), Remote.Inject(Remote.Propagator(source: source), activity).ToString());
        Assert.Equal(error is null ? [] : [error], source.Errors);
    });

    [Fact]
    public void What_fits_comes_back_as_it_was() => Property.Holds(s_contexts.ToArbitrary(), 2_000, static context =>
    {
        var source = new LocalTraces(_ => context);
        using Activity activity = Remote.Start();
        Headers headers = Remote.Inject(Remote.Propagator(source: source), activity);
        PropagatedContext back = Remote.Extract(Remote.Propagator(), headers)!;
        Assert.Equal((context.SpanId, context.Priority), (back.ParentId, back.Priority));
        Assert.Equal(context.TraceId, back.TraceId); // W3C's header has both halves, whatever becomes of the tags
        Assert.Equal(context.ForeignTraceState, back.ForeignTraceState);
        if (source.Errors.Count == 0 && context.Tags[PropagatedTags.DecisionMaker] is null or "-1" or "-4")
            Assert.Equal(context.Tags.ToString(), back.Tags.ToString());
    });
}
