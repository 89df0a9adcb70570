using System.Globalization;
using SpanPack.Benchmarks.Processes;
using SpanPack.Generators;
using SpanPack.Generators.Benchmarks;

// dotnet run -c Release --project benchmarks/Generators.Benchmarks [CLASSES] [TAGS] [ROUNDS]
const int EditsOfARound = 3;
CultureInfo.CurrentCulture = CultureInfo.InvariantCulture;
int classes = Argument(0, 200);
int tags = Argument(1, 20);
int rounds = Argument(2, 40);

string json = JsonGenerator.Find();
var own = new Peer(static () => new SpanPackGenerator(), new Project(Sources.TagClasses(classes, tags)));
var named = new Peer(() => JsonGenerator.Create(json), new Project(Sources.JsonClasses(classes, tags, named: true)));
var plain = new Peer(() => JsonGenerator.Create(json), new Project(Sources.JsonClasses(classes, tags, named: false)));
Peer[] peers = [own, named, plain];

// In turns: what slows the machine down for a while slows all.
for (int round = 0; round < rounds; round++)
{
    foreach (Peer peer in peers) peer.MeasureCold();
    for (int edit = 0; edit < EditsOfARound; edit++)
    {
        foreach (Peer peer in peers) peer.MeasureEdit();
    }
}
foreach (Peer peer in peers) peer.Check(classes);

MachineDescription machine = MachineDescription.Current;
Console.WriteLine($"{machine.Processor}, {machine.Runtime}. {classes} classes of {tags} tags or properties, each in a file of its own.");
Console.WriteLine($"Milliseconds of thread time: the least of {rounds} first runs, and of {rounds * EditsOfARound} runs after an edit of "
    + "another file.");
Console.WriteLine($"{"",-16}{"SpanPack",10}{"System.Text.Json",20}{"ratio",8}{"without names",20}{"ratio",8}");
Print("Unrelated edit", static peer => peer.Edit);
Print("Cold", static peer => peer.Cold);

int Argument(int index, int otherwise) => index < args.Length ? int.Parse(args[index], CultureInfo.InvariantCulture) : otherwise;

void Print(string name, Func<Peer, double> time)
    => Console.WriteLine(
        $"{name,-16}{time(own),10:F1}{time(named),20:F1}{time(own) / time(named),8:F2}{time(plain),20:F1}{time(own) / time(plain),8:F2}");
