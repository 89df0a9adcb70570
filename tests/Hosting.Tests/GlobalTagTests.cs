using System.Diagnostics;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Hosting;
using SpanPack.Hosting.Tests.Support;

namespace SpanPack.Hosting.Tests;

/// <summary>The tags of <c>DD_TAGS</c>, on all spans of a host.</summary>
[Collection(OneAtATime.Name)]
public sealed class GlobalTagTests
{
    // Names of the agent's container tags: over OTLP, the agent takes them off spans.
    private const string Names =
        "container_id,container_name,image_name,image_tag,runtime,cloud_provider,region,zone,task_family,task_arn,ecs_cluster_name,"
        + "task_version,ecs_container_name,"
        + "kube_container_name,kube_cluster_name,kube_deployment,kube_replica_set,kube_stateful_set,kube_daemon_set,kube_job,"
        + "kube_cronjob,kube_namespace,pod_name,datadog.container.tag.a,team";

    [Theory]
    [InlineData("DD_TAGS", ':')]
    [InlineData("OTEL_RESOURCE_ATTRIBUTES", '=')]
    public async Task EverySpan_HasAllOfThem_WhateverTheirNames(string variable, char separator)
    {
        using var source = new ActivitySource("SpanPack.Hosting.Tests.GlobalTags");
        await using DevAgentServer agent = await DevAgentServer.StartAsync();
        string[] names = Names.Split(',');
        using IHost host =
            TestHost.Build(agent.Url, null, $"{variable}={string.Join(',', names.Select(name => $"{name}{separator}of {name}"))}");
        await host.StartAsync();
        source.StartActivity("activity")?.Dispose();
        var byHand =
            new Span { TraceId = 1, SpanId = 2, Resource = "by hand", Service = "worker", Name = "by hand", Start = 1, Duration = 1 };
        host.Services.GetRequiredService<ActivityTraceCollector>().Writer.Write(new TraceChunk(new[] { byHand }));
        await host.StopAsync();

        Span[] spans = ReceivedSpans.Of(agent);
        Assert.Equal(["activity", "by hand"], spans.Select(static span => span.Resource).Order(StringComparer.Ordinal));
        foreach (Span span in spans) Assert.Equal(names.Select(static name => $"of {name}"), names.Select(span.GetTag));
    }
}
