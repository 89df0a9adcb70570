using System.Diagnostics;
using Amazon.Runtime;
using Amazon.SQS;
using Hangfire;
using SpanPack;
using StackExchange.Redis;

/// <summary>A console with clients of servers that are not there.</summary>
internal static class ClientsProgram
{
    private const string Nowhere = "127.0.0.1:1";

    internal static async Task RunAsync()
    {
        await using var collector = new ActivityTraceCollector();
        DatadogAws.AddTracing();
        GlobalConfiguration.Configuration.UseDatadogTracing();
        using var source = new ActivitySource("Shop");
        using (source.StartActivity("clients"))
        {
            await SendAsync();
            await ConnectAsync();
        }

        Console.WriteLine(GlobalJobFilters.Filters.Last().Instance.GetType().Assembly.GetName().Name);
    }

    private static async Task SendAsync()
    {
        var config = new AmazonSQSConfig { ServiceURL = $"http://{Nowhere}", MaxErrorRetry = 0, AuthenticationRegion = "eu-west-1" };
        using var sqs = new AmazonSQSClient(new AnonymousAWSCredentials(), config);
        try
        {
            await sqs.SendMessageAsync($"http://{Nowhere}/orders", "order 7");
        }
        catch (Exception e) when (e is HttpRequestException or AmazonClientException)
        {
            Console.WriteLine(e.GetType().Name);
        }
    }

    private static async Task ConnectAsync()
    {
        var config = new ConfigurationOptions
        {
            EndPoints = { Nowhere }, AbortOnConnectFail = false, ConnectTimeout = 100, ConnectRetry = 0,
        };
        await using ConnectionMultiplexer redis = (await ConnectionMultiplexer.ConnectAsync(config)).AddDatadogTracing();
        Console.WriteLine(redis.IsConnected);
    }
}
