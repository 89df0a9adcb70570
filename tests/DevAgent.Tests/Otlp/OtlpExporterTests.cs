using System.Diagnostics;
using OpenTelemetry;
using OpenTelemetry.Exporter;
using OpenTelemetry.Resources;
using OpenTelemetry.Trace;

namespace SpanPack.DevAgent.Tests.Otlp;

/// <summary>What the exporter of the OpenTelemetry SDK for .NET sends is taken and mapped.</summary>
public sealed class OtlpExporterTests : AgentTest
{
    [Fact]
    public async Task RealExporter_IsUnderstood()
    {
        using var source = new ActivitySource("SpanPack.DevAgent.Tests.Exporter");
        using (TracerProvider provider = Sdk.CreateTracerProviderBuilder()
            .AddSource(source.Name)
            .ConfigureResource(
                static resource => resource.Clear().AddService("checkout", serviceVersion: "1.2.3", autoGenerateServiceInstanceId: false))
            .AddOtlpExporter(options =>
            {
                options.Protocol = OtlpExportProtocol.HttpProtobuf;
                options.ExportProcessorType = ExportProcessorType.Simple;
                options.Endpoint = new Uri(Server.Url, "v1/traces");
            })
            .Build())
        {
            using Activity? request = source.StartActivity("GET /cart", ActivityKind.Server);
            request!.SetTag("http.request.method", "GET").SetTag("http.route", "/cart").SetTag("items", new[] { "a", "b" })
                .SetTag("http.response.status_code", 200);
            using (Activity? query = source.StartActivity("query", ActivityKind.Client))
            {
                query!.SetTag("db.system.name", "postgresql").SetTag("db.query.text", "SELECT 1")
                    .SetStatus(ActivityStatusCode.Error, "no table");
                query.AddException(new InvalidOperationException("no table"));
            }
        }

        ReceivedTrace root = await Server.WaitForTraceAsync(
            "service:checkout resource:\"GET /cart\" version:1.2.3 kind:server trace.spans:2");
        Span child = root.Spans.Single(static span => span.ParentId != 0);
        Assert.All(
            Server.Requests, static request
                => Assert.Equal((200, "application/x-protobuf"), (request.Status, request.GetHeader("Content-Type"))));
        Assert.Equal(("postgresql.query", "SELECT 1", 1, "no table"), (child.Name, child.Resource, child.Error, child.GetTag("error.msg")));
        Assert.Equal(root.Spans.Single(static span => span.ParentId == 0).SpanId, child.ParentId);
    }
}
