using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using SpanPack.Generators.Tests.Infrastructure;

namespace SpanPack.Generators.Tests;

/// <summary>Which uses of Datadog's tracer are reported in a project that references SpanPack.Tracing.</summary>
public class MigrationTests
{
    private const string Ci = "CI Visibility is not supported";
    private const string Integrations = "Activities replace automatic instrumentation, see AddDatadogTracing";
    private const string Tracing = "'Datadog.Trace' is Datadog's own tracer, whose spans are not in the traces of SpanPack; use "
        + "'SpanPack.Tracing', which has the same names";
    private const string Root =
        "'Datadog.Trace' is Datadog's own tracer, whose spans are not in the traces of SpanPack; use 'SpanPack', which has the same names";

    [Fact]
    public Task Imports_AreReported() => AnalyzerFixture.VerifyAsync("""
        global using [|SPK031:Datadog.Trace|].Configuration;
        using [|SPK031:Datadog.Trace|];
        using [|SPK031:global::Datadog.Trace|].ExtensionMethods;
        using static [|SPK031:Datadog.Trace|].SpanTypes;
        using DD = [|SPK031:Datadog.Trace|];
        using Keep = [|SPK031:Datadog.Trace|].SamplingPriority;
        namespace Shop
        {
            using [|SPK031:Datadog.Trace|];
            internal class Orders(ISpan span, TracerSettings settings, DD.ITracer tracer)
            {
                internal string? Run()
                {
                    span.SetTraceSamplingPriority(Keep.UserKeep);
                    return settings.ServiceName + tracer.ActiveScope + Web;
                }
            }
        }
        """, [Tracing, Tracing, Tracing, Tracing, Tracing, Root, Tracing]);

    [Fact]
    public Task QualifiedNames_AreReported() => AnalyzerFixture.VerifyAsync("""
        using System.Collections.Generic;
        internal class Orders([|SPK031:Datadog.Trace|].ISpan span, List<[|SPK031:Datadog.Trace|].Configuration.TracerSettings>? list)
        {
            internal object? Run() => [|SPK031:global::Datadog.Trace|].Tracer.Instance.ActiveScope ?? (object)([|SPK031:Datadog.Trace|].SamplingPriority.UserKeep, span, list);
        }
        """, Tracing, Tracing, Tracing, Root);

    [Fact]
    public Task OtherNames_AreNot() => AnalyzerFixture.VerifyAsync("""
        using SpanPack.Tracing;
        using Datadog.Trace.Shop;
        namespace Datadog.Trace.Shop { internal class Own; }
        namespace Other.Datadog.Trace { internal class Own; }
        internal class Datadogs { internal Datadogs Trace => this; }
        internal class Orders(ITracer tracer, Own own)
        {
            internal object Run(Datadogs Datadog) => (Datadog.Trace.Trace, tracer, own);
        }
        """);

    [Fact]
    public Task NamesWithoutCounterpart_AreReported() => AnalyzerFixture.VerifyAsync("""
        using [|SPK031:Datadog.Trace|];
        using [|SPK032:Datadog.Trace.Ci|];
        using [|SPK032:Datadog.Trace.Ci.Coverage.Attributes|];
        using Session = [|SPK032:Datadog.Trace.Ci.TestSession|];
        using [|SPK031:Datadog.Trace|].Configuration;
        internal class Orders(Tracer tracer)
        {
            [[|SPK032:AvoidCoverage|]]
            internal void Run()
            {
                using IScope scope = tracer.StartActive("a");
                [|SPK032:ITestSession|] session = [|SPK032:TestSession|].GetOrCreate("dotnet test");
                session.Close([|SPK032:TestStatus|].Pass);
                [|SPK032:GlobalSettings|].SetDebugEnabled(true);
                Datadog.Trace.AppSec.[|SPK032:EventTrackingSdk|].TrackCustomEvent("login");
                [|SPK032:DataStreams|].TrackTransaction("a", "b");
                var settings = new TracerSettings { ServiceName = "shop", [|SPK032:DiagnosticSourceEnabled|] = true };
                settings.[|SPK032:Integrations|]["Kafka"].Enabled = false;
                scope.Span.SetTag("b", 1.0).SetTag("c", "d").[|SPK032:SetUser|](new [|SPK032:UserDetails|]("e"));
            }
        }
        """,
        Tracing, Missing("Datadog.Trace.Ci", Ci), Missing("Datadog.Trace.Ci.Coverage.Attributes", Ci),
        Missing("Datadog.Trace.Ci.TestSession", Ci), Tracing,
        Missing("AvoidCoverageAttribute", Ci), Missing("ITestSession", Ci), Missing("TestSession", Ci), Missing("TestStatus", Ci),
        Missing("GlobalSettings", "set DD_TRACE_DEBUG instead"), Missing("EventTrackingSdk", "App and API Protection is not supported"),
        Missing("DataStreams", "Data Streams Monitoring is not supported"), Missing("TracerSettings.DiagnosticSourceEnabled", Integrations),
        Missing("TracerSettings.Integrations", Integrations), Missing("SpanExtensions.SetUser", "remove it"),
            Missing("UserDetails", "remove it"));

    // The package is gone, the directives are not.
    [Fact]
    public async Task WithoutThePackage_ImportsAreReported()
    {
        CSharpCompilation compilation =
            Without("Datadog.Trace.Manual", "using Datadog.Trace; using Datadog.Trace.Ci; class A(ISpan span);");
        Assert.Equal(["SPK031", "SPK032"], (await AnalyzerFixture.RunAsync(compilation)).Select(static d => d.Id));
    }

    [Fact]
    public async Task WithoutTracing_NothingIsReported()
    {
        CSharpCompilation compilation =
            Without("SpanPack.Tracing", "using Datadog.Trace; using Datadog.Trace.Ci; class A(ISpan span, ITest test);");
        Assert.Empty(await AnalyzerFixture.RunAsync(compilation, mustCompile: true));
    }

    private static CSharpCompilation Without(string assembly, string source)
    {
        CSharpCompilation compilation = TestCompilation.Create(source);
        return compilation.RemoveReferences(compilation.References.Single(reference =>
            compilation.GetAssemblyOrModuleSymbol(reference)?.Name == assembly));
    }

    private static string Missing(string name, string advice) => $"'{name}' has no counterpart in SpanPack.Tracing: {advice}";
}
