using Migration.Job;
using SpanPack.Tracing;
using SpanPack.Tracing.Configuration;

TracerSettings settings = TracerSettings.FromDefaultSources();
settings.ServiceName ??= "invoice-job";
settings.GlobalTags["team"] = "billing";
Tracer.Configure(settings);

int failed = await InvoiceJob.RunAsync();
await Tracer.Instance.ForceFlushAsync();
Console.WriteLine($"{failed} failed");
