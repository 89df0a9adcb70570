using SpanPack.CodeFixes.Tests.Infrastructure;

namespace SpanPack.CodeFixes.Tests;

/// <summary>The namespace of Datadog's tracer becomes that of SpanPack's, and no directive stands there twice.</summary>
public class UseTracingFixTests
{
    private const string Id = "SPK031";
    private const string Title = "Use SpanPack.Tracing";

    private const string Program = """

        class Orders
        {
            void Run()
            {
                using IScope scope = Tracer.Instance.StartActive("order");
                scope.Span.SetTag("a", 1.0).SetTag("b", "c");
            }
        }
        """;

    [Fact]
    public Task Import() => FixFixture.VerifyAsync(Id, Title, """
        // Copyright of the shop.

        using System.Text;
        using Datadog.Trace; // spans
        using System.Net;
        """ + Program, """
        // Copyright of the shop.

        using System.Text;
        using SpanPack.Tracing; // spans
        using System.Net;
        """ + Program);

    [Fact]
    public Task Import_WithSamplingPriority() => FixFixture.VerifyAsync(Id, Title, """
        // Copyright of the shop.
        namespace Shop
        {
            // Datadog
            using Datadog.Trace;
            using System.Text;
            using Datadog.Trace.Configuration;
            using Datadog.Trace.ExtensionMethods;

            class Orders
            {
                void Run(ISpan span) => span.SetTraceSamplingPriority(SamplingPriority.UserKeep);
                void Configure() => Tracer.Configure(TracerSettings.FromDefaultSources());
            }
        }
        """, """
        // Copyright of the shop.
        namespace Shop
        {
            // Datadog
            using SpanPack;
            using SpanPack.Tracing;
            using System.Text;
            using SpanPack.Tracing.Configuration;
            using SpanPack.Tracing.ExtensionMethods;

            class Orders
            {
                void Run(ISpan span) => span.SetTraceSamplingPriority(SamplingPriority.UserKeep);
                void Configure() => Tracer.Configure(TracerSettings.FromDefaultSources());
            }
        }
        """, TestProject.FrameworkUsings);

    [Fact]
    public Task GlobalImport_BringsBoth() => FixFixture.VerifyAsync(Id, Title, """
        // Copyright of the shop.
        global using Datadog.Trace;
        global using static Datadog.Trace.SpanTypes;
        """ + Program, """
        // Copyright of the shop.
        global using SpanPack;
        global using SpanPack.Tracing;
        global using static SpanPack.Tracing.SpanTypes;
        """ + Program, TestProject.FrameworkUsings);

    [Fact]
    public Task ImportsThatAreThere_AreNotDoubled() => FixFixture.VerifyAsync(Id, Title, """
        // Copyright of the shop.
        using Datadog.Trace;
        using SpanPack;
        using SpanPack.Tracing;
        using Datadog.Trace.Configuration;
        namespace Shop
        {
            using Datadog.Trace;
            using Datadog.Trace.Configuration;
            class Orders(TracerSettings settings)
            {
                string? Name => settings.ServiceName + SamplingPriority.AutoKeep;
            }
        }
        """, """
        // Copyright of the shop.
        using SpanPack;
        using SpanPack.Tracing;
        using SpanPack.Tracing.Configuration;
        namespace Shop
        {
            class Orders(TracerSettings settings)
            {
                string? Name => settings.ServiceName + SamplingPriority.AutoKeep;
            }
        }
        """);

    [Fact]
    public Task AliasesAndQualifiedNames() => FixFixture.VerifyAsync(Id, Title, """
        using DD = Datadog.Trace;
        using Keep = Datadog.Trace.SamplingPriority;
        class Orders(Datadog.Trace.ISpan span, DD.IScope scope, DD::SamplingPriority priority)
        {
            object Run() => (global::Datadog.Trace.Tracer.Instance, Keep.UserKeep, Datadog.Trace.SamplingPriority.AutoKeep, DD.SamplingPriority.AutoKeep, span, scope, priority);
        }
        """, """
        using DD = SpanPack.Tracing;
        using Keep = SpanPack.SamplingPriority;
        class Orders(SpanPack.Tracing.ISpan span, DD.IScope scope, SpanPack.SamplingPriority priority)
        {
            object Run() => (global::SpanPack.Tracing.Tracer.Instance, Keep.UserKeep, SpanPack.SamplingPriority.AutoKeep, SpanPack.SamplingPriority.AutoKeep, span, scope, priority);
        }
        """);
}
